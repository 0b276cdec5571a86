import { examine } from './examine'
import { renderFindings } from './render-findings'

/** Examines this machine and its settings, prints what is found, and sets the exit status. */
export async function runDoctor(isJson: boolean): Promise<void> {
  const findings = await examine(process.env, new Date())
  console.log(isJson ? JSON.stringify(findings, undefined, 2) : renderFindings(findings))
  if (findings.some(({ kind }) => kind === 'missing')) process.exitCode = 1
}
