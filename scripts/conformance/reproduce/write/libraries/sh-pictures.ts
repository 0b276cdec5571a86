import { LOOPBACK, MOST_REDIRECTS } from '../../../checks/photos/picture-address'

/** What a script for `sh` needs to load pictures as a page does, with the functions of jq for them. */
export const shPictures = `
ADDRESSES='
def origin:
  capture("^(?<scheme>https?)://([^/?#@]*@)?(?<host>[^/?#]*)"; "i") | map_values(ascii_downcase)
  | "\\(.scheme)://\\(.host | sub(":(80|443)$"; ""))";
def is_own_machine: origin | sub("^[a-z]+://"; "") | sub(":[0-9]*$"; "") | test(${JSON.stringify(LOOPBACK)});
def encoded:
  [explode[] | [.] | implode | if test("[!#-;=?-_a-~]") then . else @uri end] | join("");
def to_address($base):
  gsub("^[\\\\x00-\\\\x20]+|[\\\\x00-\\\\x20]+$|[\\\\t\\\\n\\\\r]"; "")
  | if test("^data:"; "i") then .
    elif test("^https?:"; "i") then
      sub("^(?<scheme>[A-Za-z]+):[/\\\\\\\\]*"; "\\(.scheme | ascii_downcase)://") | gsub("\\\\\\\\"; "/")
    elif test("^[A-Za-z][A-Za-z0-9+.-]*:") then ""
    else gsub("\\\\\\\\"; "/")
      | if startswith("//") then ($base | origin | sub("//.*"; "")) + .
        elif startswith("/") then ($base | origin) + .
        else ($base | origin) + "/" + . end
    end
  | if startswith("http") then
      if is_own_machine and ($base | is_own_machine | not) then "" else sub("#.*"; "") | encoded end
    else . end;
def digits: ascii_downcase | explode | map(if . > 96 then . - 87 else . - 48 end) | .[0] * 16 + .[1];
def octal: [(. / 64 | floor), (. / 8 | floor) % 8, . % 8] | map(tostring) | add;
def to_base64:
  gsub("%(?<hex>[0-9A-Fa-f]{2})"; [.hex | digits] | implode) | gsub("[ \\\\t\\\\n\\\\f\\\\r]"; "")
  | . + "==="[:(4 - length % 4) % 4];
def to_escapes: gsub("\\\\\\\\"; "\\\\\\\\") | gsub("%(?<hex>[0-9A-Fa-f]{2})"; "\\\\0" + (.hex | digits | octal));
'
origin_of() {
  jq -rn --arg url "$1" "$ADDRESSES"'$url | origin'
}
# load FILE ADDRESS: the bytes behind an address; none where it can't be loaded
load() {
  : >"$1"
  case $2 in
    [Dd][Aa][Tt][Aa]:*,*)
      case \${2%%,*} in
        *';'[Bb][Aa][Ss][Ee]64)
          printf %s "\${2#*,}" | jq -Rsr "$ADDRESSES"to_base64 | base64 -d >"$1" 2>/dev/null || : >"$1" ;;
        *) printf %b "$(printf %s "\${2#*,}" | jq -Rsr "$ADDRESSES"to_escapes)" >"$1" ;;
      esac ;;
    http*)
      got=$(curl -sS -g -L --max-redirs ${MOST_REDIRECTS} --proto '=http,https' -o "$1" -w '%{http_code} %{url_effective}' \\
        --max-time "$TIMEOUT" "$2" 2>"$D/error") || got="000 \${got#* }"
      case $got in
        2*) return ;;
      esac
      : >"$1"
      # It may serve the shop's own pages alone.
      [ "$(origin_of "\${got#* }")" = "$(origin_of "$BASE_URL")" ] ||
        stop "the picture is on another machine: \${got%% *} $(cat "$D/error")" ;;
  esac
}
# look ID POINTER KEYS: loads the picture at an address in an answer
look() {
  address=$(jq -r --arg base "$BASE_URL" --argjson keys "$3" "$JQ$ADDRESSES"'
    [[.json] | reduce $keys[] as $key (.; map(step($key))) | .[0] | strings | to_address($base)][0] // ""' "$D/$1.json") ||
    stop "jq could not read the picture's address"
  load "$D/picture" "$address"
  od -An -v -tx1 "$D/picture" | tr -d ' \\t\\n' >"$D/picture.hex"
  sha256=$(digest 256 <"$D/picture") || exit 2
  printf '  %-20s %s bytes from %s\\n' picture "$(wc -c <"$D/picture" | tr -d ' ')" "$(head -c 24 "$D/picture.hex")"
  jq --rawfile hex "$D/picture.hex" --arg sha256 "$sha256" --arg at "$2" \\
    '.pictures[$at] = {hex: $hex, sha256: $sha256}' "$D/$1.json" >"$D/$1.own" || stop "jq could not read the picture"
  mv "$D/$1.own" "$D/$1.json"
}
`.trim()
