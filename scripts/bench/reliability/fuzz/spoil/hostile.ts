import type { Random } from '../../../../../mocks/api/database/seed/random'

const LONG = 'x'.repeat(5_000)

/** Values that malicious or broken clients send. */
const VALUES: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  -0,
  5e-324,
  0.1 + 0.2,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '0',
  '1e3',
  'NaN',
  LONG,
  'nul\0',
  'half \ud83d',
  '🪁'.repeat(50),
  '\u202egnirts',
  "'; drop table users; --",
  '../../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a@b.c',
  '__proto__',
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, toString: 1 },
  { $ne: null },
  Array.from({ length: 200 }, () => ({})),
]

const KEYS = [
  '__proto__',
  'constructor',
  'role',
  '_id',
  'toString',
  'userId',
  'status',
  '',
] as const

/** The value with one thing somewhere in it made hostile: replaced, removed or added. */
export function spoil(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const at = random.whole(0, value.length - 1)
    return value.map((item: unknown, index) => (index === at ? spoil(item, random) : item))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return pickHostile(random)
  const entries = Object.entries(value)
  const [key, inner] = entries[random.whole(0, entries.length - 1)] ?? []
  if (key === undefined || random.chance(0.15)) return pickHostile(random)
  if (random.chance(0.2)) return { ...value, [random.pick(KEYS)]: pickHostile(random) }
  if (random.chance(0.2)) return Object.fromEntries(entries.filter(([name]) => name !== key))
  return { ...value, [key]: spoil(inner, random) }
}

export function pickHostile(random: Random): unknown {
  return random.pick(VALUES)
}

/** The text truncated, damaged or with foreign bytes. */
export function tear(text: string, random: Random): string {
  const at = random.whole(0, text.length)
  switch (random.whole(0, 3)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return (
        text.slice(0, at) +
        random.pick(['\0', '"', '}', '[', '\\u00', '--', '\r\n\r\n', '\ufeff']) +
        text.slice(at)
      )
    case 2:
      return text + text
    default:
      return random.pick(['[', '{"a":', '"'] as const).repeat(random.whole(1, 2_000))
  }
}
