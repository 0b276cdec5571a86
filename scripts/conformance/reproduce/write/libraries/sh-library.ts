/** What every script for `sh` needs. */
export const shLibrary = `
stop() {
  printf "can't be told: %s\\n" "$*" >&2
  exit 2
}
need() {
  [ -n "$2" ] || stop "$1 is not set in the environment"
}
for tool in curl jq; do
  command -v "$tool" >/dev/null || stop "$tool is not installed"
done
D=$(mktemp -d) || exit 2

random() {
  od -An -N16 -tx1 /dev/urandom | tr -d ' \\n' | cut -c "1-$1"
}
repeat() {
  yes -- "$2" | head -n "$1" | tr -d '\\n'
}
# digest BITS: the hash (SHA-2) of what is piped in, in hexadecimal digits
digest() {
  if command -v "sha$1sum" >/dev/null; then "sha$1sum" | cut -d ' ' -f 1
  elif command -v shasum >/dev/null; then shasum -a "$1" | cut -d ' ' -f 1
  else stop "neither sha$1sum nor shasum is installed"; fi
}
# change FILTER VALUE: the value in another form
change() {
  jq -jn --arg value "$2" '
    def url64: @base64 | gsub("[+]"; "-") | gsub("/"; "_") | sub("=+$"; "");
    def claims: split(".")[1] | gsub("-"; "+") | gsub("_"; "/") | @base64d | fromjson;
    def altered:
      if (split(".") | length) == 3 then
        split(".") as $p | "\\($p[0]).\\(claims + {altered: true} | tojson | url64).\\($p[2])"
      else (length / 2 | floor) as $m
        | .[:$m] + (if .[$m:$m + 1] | test("a"; "i") then "B" else "A" end) + .[$m + 1:] end;
    def unsigned: claims as $c
      | "\\({alg: "none", typ: "JWT"} | tojson | url64).\\($c | tojson | url64).";
    def resigned: split(".") | .[2] |= (if .[:1] == "A" then "B" else "A" end) + .[1:] | join(".");
    def swapped:
      explode | map(if . > 96 and . < 123 then . - 32 elif . > 64 and . < 91 then . + 32 else . end) | implode;
    def another: . as $sign
      | ["0123456789", "abcdef", "ABCDEF", "ghijkmnpqrstvwxyz", "GHJKMNPQRSTVWXYZ"]
      | map(select(index($sign))) | if length == 0 then $sign else .[0]
      | .[(index($sign) + 1) % length:][:1] end;
    def unknown:
      if test("^[^0-9]*[0-9]{1,9}$") then
        capture("^(?<prefix>[^0-9]*)(?<digits>[0-9]+)$") | (.digits | length) as $length
        | .prefix + if $length < 6 then "999999999" else "9" * $length end
      else . as $id | ([scan("[0-9a-zA-Z]+")] | map(length) | max // 0) as $most
        | ([scan("[0-9a-zA-Z]+") | select(length == $most)][0] // "") as $part
        | (rindex($part) // 0) as $start | ($part[:3] | explode | map([.] | implode | another) | add // "") as $changed
        | $id[:$start] + $changed + $id[$start + ($changed | length):] end;
    $value | '"$1"
}
# request ID METHOD URL [argument of curl ...]: writes status, headers and body
request() {
  id=$1 method=$2 url=$3
  shift 3
  : >"$D/$id.body"
  : >"$D/$id.head"
  curl -sS -g --path-as-is -o "$D/$id.body" -D "$D/$id.head" -w '%{http_code}' --max-time "$TIMEOUT" \\
    -X "$method" -H 'accept: application/json' -H 'expect:' "$@" "$url" >"$D/$id.status" 2>"$D/$id.error"
  case $? in
    0 | 55 | 56) ;;
    *) printf 000 >"$D/$id.status" ;;
  esac
  jq -n --rawfile status "$D/$id.status" --rawfile head "$D/$id.head" --rawfile text "$D/$id.body" '
    ($head | gsub("\\r"; "") | split("\\n\\n") | map(select(startswith("HTTP/"))) | last // "") as $last
    | ($last | split("\\n")[1:] | map(select(contains(":")) | split(":")
      | {key: .[0] | ascii_downcase, value: .[1:] | join(":") | sub("^ +"; "")}) | from_entries) as $headers
    | ($last | split("\\n")[1:] | map(select(test("^set-cookie:"; "i")) | sub("^[^:]*: *"; ""))) as $cookies
    | (try [$text | fromjson] catch []) as $parsed
    | {status: $status | tonumber, headers: $headers, cookies: $cookies, text: $text, json: $parsed[0], isJson: ($parsed | length == 1)}
  ' >"$D/$id.json" || stop "jq could not read the answer"
}
# send ID OPERATION WANTS UNCLEAR METHOD PATH [argument of curl ...]
send() {
  id=$1 operation=$2 wants=$3 unclear=$4 method=$5 path=$6
  shift 6
  request "$id" "$method" "$BASE_URL$path" "$@"
  status=$(cat "$D/$id.status")
  tries=0
  while [ "$status" = 429 ] && [ "$wants" = 2 ] && [ "$tries" -lt 3 ]; do
    tries=$((tries + 1))
    seconds=$(jq -r '.headers["retry-after"] // 1 | tonumber? // 61' "$D/$id.json")
    [ "$seconds" -le 60 ] || break
    sleep "$seconds"
    request "$id" "$method" "$BASE_URL$path" "$@"
    status=$(cat "$D/$id.status")
  done
  printf '  %-20s %s\\n' "$operation" "$status"
  case " $unclear " in
    *" $status "*) stop "$operation answered $status: $(cat "$D/$id.error")$(head -c 400 "$D/$id.body")" ;;
  esac
  case $status in
    "\${wants:-?}"??) ;;
    *) [ -z "$wants" ] || stop "$operation answered $status: $(cat "$D/$id.error")$(head -c 400 "$D/$id.body")" ;;
  esac
  as_contract "$id" "$operation"
}
# again TIMES SECONDS STATUSES send ID OPERATION ...: sends it so often, and for so long, until it is answered so
again() {
  most=$1 longest=$2 wanted=$3 sent=0 start=$(date +%s)
  shift 3
  while
    sent=$((sent + 1))
    "$@" >/dev/null
    case " $wanted " in
      *" $(cat "$D/$2.status") "*) false ;;
    esac
  do
    [ "$sent" -lt "$most" ] || break
  done
  case " $wanted " in
    *" $(cat "$D/$2.status") "*) ;;
    *) [ "$(($(date +%s) - start))" -le "$longest" ] || stop "$sent requests took longer than $longest seconds" ;;
  esac
  printf '  %-20s %s, sent %s times\\n' "$3" "$(cat "$D/$2.status")" "$sent"
}
# take ID OPERATION KEYS: a text of an answer, or one of its headers
take() {
  jq -er --argjson keys "$3" "$JQ"'
    if ($keys[0] | startswith("#")) then .headers[$keys[0][1:]] // ""
    else [.json] | reduce $keys[] as $key (.; map(step($key))) | .[0] end | strings' \\
    "$D/$1.json" || stop "$2 answered no $3"
}
show() {
  printf 'got       %s %s\\n' "$(cat "$D/$1.status")" "$(head -c 400 "$D/$1.body")"
}
tokenize() {
  token=$(jq -rn --arg token "$1" '$token | @base64d')
  fingerprint=$(printf %s "$token" | jq -r .authorizationFingerprint)
  address=$(printf %s "$token" | jq -r .clientApiUrl)
  case $address in
    http*) ;;
    *) address=$(printf %s "$BASE_URL" | sed -E 's#^(https?://[^/]+).*#\\1#')$address ;;
  esac
  card='{"number":"4111111111111111","expirationMonth":"12","expirationYear":"2035"}'
  body=$(jq -cn --arg print "$fingerprint" --argjson card "$card" '{authorizationFingerprint: $print, creditCard: $card}')
  address=$address/v1/payment_methods/credit_cards
  for form in first second; do
    if [ "$form" = first ]; then
      request nonce POST "$address" -H 'content-type: application/json' --data-binary "$body"
    else
      request nonce POST "$address" -H 'content-type: application/json' -H "authorization: Bearer $fingerprint" --data-binary "$card"
    fi
    jq -er '.json | (.creditCards[0]? // .paymentMethod?) | .nonce | strings' "$D/nonce.json" && return
  done
  stop "the payment provider gave no nonce"
}
`.trim()
