/** An e-mail in the form in which accounts are compared: whatever its case. */
export function toEmailKey(email: string): string {
  return email.toLowerCase()
}
