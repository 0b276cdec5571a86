import type { Finding } from '../desk-api'

const LONGEST_SHOWN = 400

/** What breaks the contract, and what it has there. */
export function Verdict({
  finding: { place, rule, came, schema, nearest },
}: {
  readonly finding: Finding
}) {
  return (
    <dl className="verdict">
      <dt>Where</dt>
      <dd>
        <code>{place}</code>
      </dd>
      <dt>The contract</dt>
      <dd>
        {rule}
        {schema !== undefined && <pre>{JSON.stringify(schema, null, 2)}</pre>}
      </dd>
      {came !== undefined && (
        <>
          <dt>What came</dt>
          <dd>{came}</dd>
        </>
      )}
      {nearest !== undefined && (
        <>
          <dt>Nearest valid value</dt>
          <dd>
            <Value value={nearest} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** A long one is opened first. */
function Value({ value }: { readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2)
  if (text.length <= LONGEST_SHOWN) return <pre>{text}</pre>
  return (
    <details>
      <summary>{text.length} characters</summary>
      <pre>{text}</pre>
    </details>
  )
}
