/** Reads a service's answers as the contract's, in JavaScript: `toContract(answer, operation)`, with `forms` and `cookie` beside. */
export const jsAnswers = `
const isPlainNumber = (text) => /^-?\\d+(?:\\.\\d+)?$/.test(text)
const divide = (value, times) => {
  const isText = typeof value === 'string' && isPlainNumber(value)
  const number = isText ? Number(value) : value
  if (typeof number !== 'number') return value
  const power = Math.round(Math.log10(times))
  const canShift = (one) => Number(\`1e\${power}\`) === times && isPlainNumber(String(one))
  const round = (one) => Number(one.toFixed(6))
  const multiply = (one) => (canShift(one) ? Number(\`\${one}e\${power}\`) : round(one * times))
  const rounded = round(number / times)
  const own = canShift(number) ? Number(\`\${number}e\${-power}\`) : multiply(rounded) === number ? rounded : number / times
  return Number.isFinite(own) ? (isText ? String(own) : own) : value
}
const convert = (value, field) => {
  if (Array.isArray(value)) return value.map((one) => convert(one, field))
  if (field.times !== undefined) return divide(value, field.times)
  const found = field.values?.find(([service]) => service === value)
  return found ? found[1] : value
}
const reshape = (value, shape) => {
  if (!shape) return value
  if (Array.isArray(value)) return value.map((one) => reshape(one, shape.items))
  if (!isType(value, 'object')) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined
      if (field) return [[field.name, convert(reshape(inner, field.shape), field)]]
      return shape.drops.includes(key) ? [] : [[key, inner]]
    }),
  )
}
const rename = (value, words) =>
  isType(value, 'object')
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          typeof one === 'string'
            ? one.replace(/[\\w$-]+/g, (word) => (Object.hasOwn(words, word) ? words[word] : word))
            : one,
        ]),
      )
    : value
const isOver = (attribute) => {
  const [name = '', value = ''] = attribute.trim().split('=')
  if (/^max-age$/i.test(name)) return Number(value) <= 0
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
}
const findCookie = (cookies, name) =>
  cookies
    .filter((one) => one.startsWith(\`\${name}=\`))
    .map((one) => one.slice(name.length + 1).split(';'))
    .filter(([value = '', ...attributes]) => !/^\\s*("")?\\s*$/.test(value) && !attributes.some(isOver))
    .map(([value]) => value)
    .at(-1)
const readForm = (answer, form) => {
  if (!form || !answer.isJson || !Object.hasOwn(form.shapes, answer.status)) return answer.json
  const isWithin = form.answer && answer.status < 300
  const [inner = null] = isWithin ? findIn(answer.json, form.answer) : [answer.json]
  const own = reshape(inner, form.shapes[answer.status])
  return answer.status < 400 ? own : rename(own, form.words)
}
const toContract = (answer, operation) => {
  const json = readForm(answer, forms[operation])
  const token = operation === 'signIn' && answer.status === 200 && cookie !== null ? findCookie(answer.cookies, cookie) : undefined
  const own = token !== undefined && isType(json, 'object') && !Object.hasOwn(json, 'token') ? { ...json, token } : json
  return isSame(own, answer.json) ? answer : { ...answer, json: own, text: JSON.stringify(own), served: answer }
}
`.trim()

/** The same in jq: `to_contract($forms; $operation; $cookie)` of an answer. */
export const jqAnswers = `
def is_plain_number: test("^-?[0-9]+([.][0-9]+)?$");
def round_to_6: . * 1000000 | round / 1000000;
def divide($times):
  . as $value
  | (if type == "string" and is_plain_number then tonumber elif type == "number" then . else null end) as $number
  | if $number == null then . else
      ($times | log10 | round) as $power
      | ("1e\\($power)" | tonumber == $times) as $isPower
      | def can_shift: $isPower and (tostring | is_plain_number);
        def multiply: if can_shift then "\\(.)e\\($power)" | tonumber else . * $times | round_to_6 end;
        ($number / $times | round_to_6) as $rounded
      | (if ($number | can_shift) then "\\($number)e\\(-$power)" | tonumber
         elif ($rounded | multiply) == $number then $rounded
         else $number / $times end) as $own
      | if ($value | type) == "string" then $own | tostring else $own end
    end;
def convert($field):
  if type == "array" then map(convert($field))
  elif $field | has("times") then divide($field.times)
  else . as $value | [($field.values // [])[] | select(.[0] == $value)] | if length > 0 then .[0][1] else $value end end;
def reshape($shape):
  if $shape == null then .
  elif type == "array" then map(reshape($shape.items))
  elif type != "object" then .
  else with_entries(
    .key as $key
    | if $shape.fields | has($key) then
        $shape.fields[$key] as $field | {key: $field.name, value: (.value | reshape($field.shape) | convert($field))}
      elif $shape.drops | index([$key]) then empty
      else . end)
  end;
def rename($words):
  if type == "object" then
    map_values(if type == "string" then gsub("(?<word>[A-Za-z0-9_$-]+)"; .word as $word | $words[$word] // $word) else . end)
  else . end;
def is_over:
  gsub("^[ \\\\t]+|[ \\\\t]+$"; "") | split("=") as $parts
  | if $parts[0] // "" | test("^max-age$"; "i") then ($parts[1] // "0" | tonumber? // 1) <= 0
    elif $parts[0] // "" | test("^expires$"; "i") then
      (try ($parts[1] | gsub("-"; " ") | strptime("%a, %d %b %Y %H:%M:%S GMT") | mktime) catch null) as $time
      | $time != null and $time <= now
    else false end;
def find_cookie($name):
  map(select(startswith($name + "=")) | .[($name | length) + 1:] | split(";")
    | select((.[0] // "" | test("^[ \\\\t]*(\\"\\")?[ \\\\t]*$") | not) and (any(.[1:][]; is_over) | not)) | .[0])
  | last;
def read_form($form):
  (.status | tostring) as $status
  | if $form == null or (.isJson | not) or ($form.shapes | has($status) | not) then .json
    else
      (if $form.answer != null and .status < 300 then
        [.json] | reduce $form.answer[] as $key (.; map(step($key))) | .[0]
      else .json end) as $inner
      | if .status < 400 then $inner | reshape($form.shapes[$status])
        else $inner | reshape($form.shapes[$status]) | rename($form.words) end
    end;
def to_contract($forms; $operation; $cookie):
  . as $answer
  | read_form($forms[$operation]) as $json
  | (if $operation == "signIn" and .status == 200 and $cookie != null then .cookies | find_cookie($cookie) else null end) as $token
  | (if $token != null and ($json | type == "object" and (has("token") | not)) then $json + {token: $token} else $json end) as $own
  | if $own == .json then . else . + {json: $own, text: ($own | tojson), served: $answer} end;
`.trim()
