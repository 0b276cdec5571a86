const KIB = 1024
const MIB = 1024 * KIB

/** Says a size as people do: `5 MB`, `64 kB`. */
export function describeBytes(bytes: number): string {
  return bytes >= MIB ? `${round(bytes / MIB)} MB` : `${round(bytes / KIB)} kB`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
