import { AVIF, AVIF_DATA, FRAMES } from '../../../judge/whole-picture'

/** The functions that a compiled assertion about pictures needs besides, in jq. */
export const jqPictures = `
def picture($at): .pictures[$at]? // {hex: "", sha256: ""};
def to_number: reduce explode[] as $sign (0; . * 16 + (if $sign > 96 then $sign - 87 else $sign - 48 end));
def ends_at_box:
  . as $hex | (length / 2) as $size
  | {at: 0, length: 8}
  | until(.at >= $size or .length < 8;
      ($hex[.at * 2:.at * 2 + 8] | to_number) as $short
      | .length = (if $short == 0 then $size - .at
          elif $short == 1 then ($hex[.at * 2 + 16:.at * 2 + 32] | to_number)
          else $short end)
      | .at += .length)
  | .at == $size and .length >= 8;
def is_whole:
  . as $hex
  | any(${JSON.stringify(FRAMES)}[]; . as $frame | $hex | startswith($frame[0]) and endswith($frame[1]))
    or (startswith("52494646") and .[16:24] == "57454250"
      and ([.[14:16], .[12:14], .[10:12], .[8:10]] | add | to_number) + 8 == length / 2)
    or (test("${AVIF}") and contains("${AVIF_DATA}") and ends_at_box);
`.trim()

/** The same in JavaScript. */
export const jsPictures = `
const pictureOf = ({ pictures }, at) => pictures?.[at] ?? { hex: '', sha256: '' }
const hasPicture = (answer, at, passes) => pictureOf(answer, at).hex !== '' && passes(pictureOf(answer, at))
const toNumber = (hex) => (hex === '' ? 0 : Number.parseInt(hex, 16))
const endsAtBox = (hex) => {
  const end = hex.length / 2
  let at = 0
  while (at < end) {
    const short = toNumber(hex.slice(at * 2, at * 2 + 8))
    const length = short === 0 ? end - at : short === 1 ? toNumber(hex.slice(at * 2 + 16, at * 2 + 32)) : short
    if (length < 8) return false
    at += length
  }
  return at === end
}
const isWhole = (hex) =>
  ${JSON.stringify(FRAMES)}.some(([start, end]) => hex.startsWith(start) && hex.endsWith(end)) ||
  (hex.startsWith('52494646') && hex.slice(16, 24) === '57454250' &&
    toNumber(hex.slice(8, 16).match(/../g).reverse().join('')) + 8 === hex.length / 2) ||
  (/${AVIF}/.test(hex) && hex.includes('${AVIF_DATA}') && endsAtBox(hex))
`.trim()
