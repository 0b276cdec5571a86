import type { FormFields, FormFile, SentBody, SentRequest } from '../http/exchange'
import { HIDDEN, maskField, maskHeader } from '../http/mask'
import { packBytes } from '../http/pack-bytes'

/** A longer text is piped into the command, or cut. */
const LONGEST_TEXT = 2000
/** So much is shown of one that is cut: the command is no longer to be pasted. */
const START_OF_CUT = 300
/** One sign again and again, as in a body that is too large. */
const LONG_RUN = /([\x20-\x26\x28-\x7e])\1{99,}/g

/** Around the name of a variable; these characters stand in no text. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const VARIABLE = /\uE000([^\uE001]*)\uE001/

/** Marks a place of a text where a command has a variable of the shell; `of` tells several of one name apart. */
export function markVariable(name: string, of = ''): string {
  return `${OPEN}${name} ${of}${CLOSE}`
}

/**
 * The request as a command that can be pasted. What is secret, or another one in each run, is a variable of the shell:
 * `$TOKEN`, `$PASSWORD`, `$PRODUCT_ID`. A request that is too long to be shown whole is a comment.
 *
 * @param mask hides secrets, and may mark variables
 */
export function toCurl(
  { method, url, headers, body }: SentRequest,
  mask: (text: string) => string,
): string {
  const sent = Object.entries(headers).map(
    ([name, value]) => `${name}: ${maskHeader(name, value, mask)}`,
  )
  const { before = '', options, isCut = false } = writeBody(body, mask)
  const command = [
    `${before}curl -X ${method} ${quote(nameSecrets(mask(url)))}`,
    ...sent.map((header) => `-H ${quote(header.replaceAll(HIDDEN, markVariable('TOKEN')))}`),
    ...options,
  ].join(' ')
  // Control characters must not reach a terminal.
  const clean = command.replaceAll(/\p{Cc}+/gu, '\uFFFD')
  return writeVariables(isCut || clean !== command ? `# not whole: ${clean}` : clean)
}

/** What is hidden in JSON is named after its field. */
function nameSecrets(masked: string): string {
  return masked.replace(/((?:"[\w-]*"\s*:\s*")?)\*{3}/g, (_, field: string) => {
    const [kind = 'secret'] = /password|nonce|token/i.exec(field) ?? []
    return field + markVariable(kind.toUpperCase())
  })
}

interface WrittenBody {
  /** What is piped into the command. */
  readonly before?: string
  readonly options: readonly string[]
  readonly isCut?: boolean
}

function writeBody(body: SentBody | undefined, mask: (text: string) => string): WrittenBody {
  if (body === undefined) return { options: [] }
  if (body.kind === 'form') return writeForm(body.fields, mask)
  const type = `-H ${quote(`content-type: ${body.mediaType}`)}`
  const text = nameSecrets(mask(body.text))
  if (text.length <= LONGEST_TEXT) return { options: [type, `--data-raw ${quote(text)}`] }
  const printed = printLong(text)
  return printed === undefined
    ? { options: [type, `--data-raw ${quote(shorten(text))}`], isCut: true }
    : { before: `{ ${printed}; } | `, options: [type, '--data-binary @-'] }
}

/** Commands that print a text of a few long runs; `undefined` for any other long text. */
function printLong(text: string): string | undefined {
  const commands: string[] = []
  let end = 0
  let rest = 0
  const print = (part: string) => {
    rest += part.length
    if (part !== '') commands.push(`printf %s ${quote(part)}`)
  }
  for (const { 0: run, 1: sign = '', index } of text.matchAll(LONG_RUN)) {
    print(text.slice(end, index))
    commands.push(`head -c ${run.length} /dev/zero | tr '\\0' '${sign === '\\' ? '\\\\' : sign}'`)
    end = index + run.length
  }
  print(text.slice(end))
  return rest <= LONGEST_TEXT ? commands.join('; ') : undefined
}

function writeForm(fields: FormFields, mask: (text: string) => string): WrittenBody {
  const files = Object.values(fields).filter((value) => typeof value !== 'string')
  const [file] = files
  const printed = file && printFile(file)
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  const options = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'string') {
      const text = nameSecrets(`${name}=${maskField(name, value, mask)}`)
      return `--form-string ${quote(shorten(text))}`
    }
    const from = printed === undefined ? value.name : `-;filename=${value.name}`
    return `-F ${quote(`${name}=@${from};type=${value.mediaType}`)}`
  })
  const isFileLeftOut = file !== undefined && printed === undefined
  const isCut = isFileLeftOut || texts.some((text) => text.length > LONGEST_TEXT)
  return { options, isCut, ...(printed === undefined || isCut ? {} : { before: `${printed} | ` }) }
}

/** A command that prints a small file; `undefined` for a larger one. */
function printFile({ bytes }: FormFile): string | undefined {
  const { base64, zeros } = packBytes(bytes)
  if (base64.length > LONGEST_TEXT) return undefined
  const start = `printf %s '${base64}' | base64 -d`
  return zeros === 0 ? start : `{ ${start}; head -c ${zeros} /dev/zero; }`
}

function shorten(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  // Neither a variable nor a sign is cut in half.
  const start = text.slice(0, START_OF_CUT).replace(/[\uD800-\uDBFF]$|\uE000[^\uE001]*$/, '')
  return `${start}… (${text.length} characters in all)`
}

/** A word of a command: texts in single quotes, variables in double ones. */
function quote(text: string): string {
  const parts = text.split(/(\uE000[^\uE001]*\uE001)/).filter((part) => part !== '')
  return parts
    .map((part) => (VARIABLE.test(part) ? part : `'${part.replaceAll("'", "'\\''")}'`))
    .join('')
}

/** Puts the names in: `$PRODUCT_ID`, and `$PRODUCT_ID_2` for another one of that name. */
function writeVariables(command: string): string {
  const known = new Map<string, string[]>()
  return command.replaceAll(new RegExp(VARIABLE, 'g'), (_, mark: string) => {
    const name = mark.slice(0, mark.indexOf(' '))
    const marks = known.get(name) ?? []
    if (!marks.includes(mark)) known.set(name, [...marks, mark])
    const place = (known.get(name) ?? []).indexOf(mark)
    return `"$${name}${place === 0 ? '' : `_${place + 1}`}"`
  })
}
