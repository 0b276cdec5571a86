import { type QuoteType, Tokenizer } from 'htmlparser2'
import { withoutDirectives } from './blank-directives'

/** An attribute, with where it stands: from the blank before it to the end of its closing quote. */
export interface Attribute {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
  readonly valueStart: number
  readonly valueEnd: number
}

/** An opening tag. */
export interface Tag {
  /** In lower case. */
  readonly name: string
  readonly start: number
  readonly end: number
  readonly attributes: readonly Attribute[]
  /** What follows up to the next tag: the content of a script. */
  readonly content: string
}

/** Every opening tag of a page, or of a template that makes one, with its place in the text. */
export function readTags(text: string): Tag[] {
  const page = withoutDirectives(text)
  const reader = new TagReader(page)
  const tokenizer = new Tokenizer({ decodeEntities: false, recognizeSelfClosing: true }, reader)
  tokenizer.write(page)
  tokenizer.end()
  return reader.tags.map((tag) => ({ ...tag, content: contentAfter(page, tag) }))
}

/** The attribute of a tag, by its name in lower case. */
export function attributeOf({ attributes }: Tag, name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.name === name)
}

function contentAfter(page: string, { name, end }: { name: string; end: number }): string {
  if (name !== 'script') return ''
  const close = page.toLowerCase().indexOf('</script', end)
  return page.slice(end, close === -1 ? undefined : close)
}

type OpenTag = Omit<Tag, 'content'> & { readonly attributes: Attribute[] }

/** Gathers what the tokenizer tells; positions are all that it needs. */
class TagReader {
  readonly tags: OpenTag[] = []
  readonly #page: string
  #open: OpenTag | undefined
  #nameStart = 0
  #nameEnd = 0
  #valueStart = -1
  #valueEnd = -1

  constructor(page: string) {
    this.#page = page
  }

  onopentagname(start: number, end: number): void {
    const name = this.#page.slice(start, end).toLowerCase()
    this.#open = { name, start: start - 1, end, attributes: [] }
  }

  onattribname(start: number, end: number): void {
    this.#nameStart = start
    this.#nameEnd = end
    this.#valueStart = -1
  }

  onattribdata(start: number, end: number): void {
    if (this.#valueStart < 0) this.#valueStart = start
    this.#valueEnd = end
  }

  onattribend(_quote: QuoteType, end: number): void {
    const valueStart = this.#valueStart < 0 ? end : this.#valueStart
    const valueEnd = this.#valueStart < 0 ? end : this.#valueEnd
    const before = this.#page.slice(0, this.#nameStart)
    this.#open?.attributes.push({
      name: this.#page.slice(this.#nameStart, this.#nameEnd).toLowerCase(),
      value: this.#page.slice(valueStart, valueEnd),
      start: before.trimEnd().length,
      end,
      valueStart,
      valueEnd,
    })
  }

  onopentagend(end: number): void {
    if (this.#open) this.tags.push({ ...this.#open, end: end + 1 })
    this.#open = undefined
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end)
  }

  onattribentity(): void {}
  oncdata(): void {}
  onclosetag(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
  ontext(): void {}
  ontextentity(): void {}
}
