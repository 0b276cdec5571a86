import { createGarbageToken } from '../../../checks/tokens/forge-token'
import { GUESSES } from '../../../checks/tokens/guessable-secrets'

/** What a script for `sh` needs to forge a token whose secret anybody guesses. */
export const shForged = `
GUESSES=$(cat <<'END'
${JSON.stringify(GUESSES)}
END
)
BYTES='
def octal: "\\\\" + ([(. / 64 | floor), (. / 8 | floor) % 8, . % 8] | map(tostring) | add);
def xor($other):
  . as $own | reduce (1, 2, 4, 8, 16, 32, 64, 128) as $bit (0;
    . + (if ($own / $bit | floor) % 2 != ($other / $bit | floor) % 2 then $bit else 0 end));
def block($size; $byte): explode + [range($size) | 0] | .[:$size] | map(xor($byte) | octal) | add;
def from_digits: explode | map(if . > 96 then . - 87 else . - 48 end)
  | [range(0; length; 2) as $at | .[$at] * 16 + .[$at + 1]];
def read_part: gsub("-"; "+") | gsub("_"; "/") | try (@base64d | fromjson) catch {};
'
# raw DIGITS: the bytes of hexadecimal digits
raw() {
  printf "$(jq -rn --arg digits "$1" "$BYTES"'$digits | from_digits | map(octal) | add')"
}
# keyed BITS INNER OUTER TEXT: the HMAC (RFC 2104) of a text, by the first blocks of its hashes
keyed() {
  inner=$({ printf "$2"; printf %s "$4"; } | digest "$1") || exit 2
  { printf "$3"; raw "$inner"; } | digest "$1"
}
# forged TOKEN: with a claim more, signed with the secret that it is signed with, where that is a common one
forged() {
  bits=$(jq -rn --arg token "$1" "$BYTES"'$token | split(".")[0] // "" | read_part | .alg? // "" | tostring
    | if test("^HS(256|384|512)$") then .[2:] else "none" end')
  case $bits in
    256) size=64 end='=' ;;
    384) size=128 end= ;;
    512) size=128 end='==' ;;
    *) echo ${createGarbageToken()}; return ;;
  esac
  wanted=$(printf %s "\${1##*.}$end" | tr '_-' '/+' | base64 -d 2>/dev/null | od -An -v -tx1 | tr -d ' \\t\\n')
  jq -rn --argjson size "$size" --argjson guesses "$GUESSES" "$BYTES"'
    $guesses[] | "\\(block($size; 54)) \\(block($size; 92))"' >"$D/blocks"
  signed=
  while read -r first second; do
    [ "$(keyed "$bits" "$first" "$second" "\${1%.*}")" = "$wanted" ] || continue
    signed=\${1%%.*}.$(jq -rn --arg token "$1" "$BYTES"'
      $token | split(".")[1] // "" | read_part + {forged: true} | tojson
      | @base64 | gsub("[+]"; "-") | gsub("/"; "_") | sub("=+$"; "")')
    break
  done <"$D/blocks"
  [ -n "$signed" ] || { echo ${createGarbageToken()}; return; }
  echo "$signed.$(raw "$(keyed "$bits" "$first" "$second" "$signed")" | base64 | tr '+/' '-_' | tr -d '=\\n')"
}
`.trim()
