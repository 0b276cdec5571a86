import { DATE_TIME } from '../compare'

/** The functions that a compiled assertion needs, in jq. */
export const jqLibrary = `
def step($k):
  if type == "array" then
    if $k == "-" then .[]
    elif ($k | test("^[0-9]+$")) and ($k | tonumber) < length then .[$k | tonumber]
    else empty end
  elif type == "object" and has($k) then .[$k]
  else empty end;
def is_type($t):
  if $t == "integer" then type == "number" and floor == . else type == $t end;
def is_text($re): type == "string" and test($re);
def strip($re): if $re != null and type == "string" then gsub($re; "") else . end;
def is_same_as($found; $plus; $but):
  ($found | length) > 0 and
  strip($but) == ($found[0] | if type == "number" then . + $plus else . end | strip($but));
def is_sorted($order):
  . as $v | (map(type) | unique) as $types
  | length == 0 or (($types == ["number"] or $types == ["string"]) and
    all(range(1; length); if $order == "asc" then $v[. - 1] <= $v[.] else $v[. - 1] >= $v[.] end));
def to_time:
  if type != "string" then null else
    ([capture("${DATE_TIME}")][0])
    | if . == null then null else
        (.d + "Z" | try fromdateiso8601 catch null) as $seconds
        | if $seconds == null then null else
            $seconds * 1000 + ((.f // "") + "000" | .[0:3] | tonumber)
            - (if .z == "Z" then 0 else (.z[0:1] + "1" | tonumber) * ((.z[1:3] | tonumber) * 60 + (.z[4:6] | tonumber)) * 60000 end)
          end
      end
  end;
def is_same_time($found):
  to_time as $time | $time != null and ($found | length) > 0 and $time == ($found[0] | to_time);
def is_first($all; $order):
  . as $v | ([$all[] | numbers] | sort | if $order == "desc" then reverse else . end) as $sorted
  | all(range(0; length); . as $i | ($v[$i] | type) == "number" and $v[$i] == $sorted[$i]);
def adds_up($sum): all(.[]; type == "number") and (add // 0) == $sum;
def payloads:
  if type != "string" then [] else
    [split(".")[] | gsub("-"; "+") | gsub("_"; "/") | select(. != "") | try (@base64d | fromjson) catch empty]
  end;
def served: .served // .;
def is_now($found; $within):
  ((try (.headers.date | strptime("%a, %d %b %Y %H:%M:%S GMT") | mktime * 1000) catch null) // (now * 1000)) as $now
  | .isJson and ($found | length) > 0
    and all($found[]; to_time | . != null and (. - $now | fabs) <= $within);
`.trim()

/** The same in JavaScript. */
export const jsLibrary = `
const isType = (value, type) =>
  type === 'integer' ? Number.isInteger(value)
  : type === 'array' ? Array.isArray(value)
  : type === 'null' ? value === null
  : type === 'object' ? typeof value === 'object' && value !== null && !Array.isArray(value)
  : typeof value === type
const findIn = (root, keys) =>
  keys.reduce(
    (found, key) =>
      found.flatMap((value) => {
        if (Array.isArray(value)) return key === '-' ? value : /^\\d+$/.test(key) && Number(key) < value.length ? [value[Number(key)]] : []
        return isType(value, 'object') && Object.hasOwn(value, key) ? [value[key]] : []
      }),
    [root],
  )
const find = (answers, keys) => answers.flatMap(({ json }) => findIn(json, keys))
const toCanonical = (value) =>
  JSON.stringify(value, (_, inner) =>
    isType(inner, 'object')
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined'
const isSame = (a, b) => toCanonical(a) === toCanonical(b)
const isText = (value, pattern) => typeof value === 'string' && pattern.test(value)
const toLower = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const hasDecimals = (value, places) =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6
const isSameAs = (value, [...found], plus, without) => {
  const strip = (one) => (without && typeof one === 'string' ? one.replace(without, '') : one)
  const [first] = found
  return found.length > 0 && isSame(strip(value), strip(typeof first === 'number' ? first + plus : first))
}
const isSorted = (values, order) => {
  const types = [...new Set(values.map((value) => typeof value))]
  if (values.length > 0 && (types.length > 1 || !['number', 'string'].includes(types[0]))) return false
  return values.every((value, i) => i === 0 || (order === 'asc' ? values[i - 1] <= value : values[i - 1] >= value))
}
const dateTime = /${DATE_TIME}/
const toTime = (value) => {
  const time = typeof value === 'string' && dateTime.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
const isSameTime = (value, [first]) => toTime(value) !== undefined && toTime(value) === toTime(first)
const isFirst = (values, all, order) => {
  const sorted = all.filter((one) => typeof one === 'number').sort((a, b) => (order === 'asc' ? a - b : b - a))
  return values.every((value, i) => typeof value === 'number' && value === sorted[i])
}
const addUp = (values) =>
  values.every((one) => typeof one === 'number') ? values.reduce((sum, one) => sum + one, 0) : undefined
const payloads = (value) => (typeof value === 'string' ? value.split('.') : []).flatMap((part) => {
  try {
    return [JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))]
  } catch {
    return []
  }
})
const served = (answer) => answer.served ?? answer
const isChanged = (value, before) => before === undefined || value !== before
const isNow = ({ headers, isJson, json }, keys, withinMs) => {
  const ownClock = Date.parse(headers.date ?? '')
  const now = Number.isNaN(ownClock) ? Date.now() : ownClock
  const times = isJson ? findIn(json, keys).map(toTime) : []
  return times.length > 0 && times.every((time) => time !== undefined && Math.abs(time - now) <= withinMs)
}
`.trim()
