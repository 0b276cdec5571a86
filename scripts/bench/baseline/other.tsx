export function Other() {
  return <h1>Another page</h1>
}
