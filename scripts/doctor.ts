/**
 * `npm run doctor`: says in sentences what keeps `npm start` from being safe in production with the settings of this
 * environment. It reads and changes nothing, and prints no secret. `--json` prints the findings for a program. Exit 0: a
 * start in production would be safe. Exit 1: something is missing.
 */
import { examineNode } from './doctor/examine-node'

const HELP = `Usage: npm run doctor -- [options]

  --json  print the findings for a program
  --help  this text

Says what keeps npm start from being safe in production with the settings of this environment, and changes nothing: what
is missing, doubtful or good. Exits with 0 when nothing is missing, with 1 otherwise, with 2 for a wrong option.
docs/settings.md has all settings.`

const node = examineNode(process.versions.node, new Date())
if (node.kind === 'missing') {
  // An older Node can't even load the rest.
  const isJson = process.argv.includes('--json')
  console.log(isJson ? JSON.stringify([node], undefined, 2) : `missing   ${node.sentence}`)
  process.exitCode = 1
} else {
  const [{ runDoctor }, { readCommandLine }, { exitWithMessage }] = await Promise.all([
    import('./doctor/run-doctor'),
    import('./processes/command-line/read-command-line'),
    import('./processes/exit-with-message'),
  ])
  const options = {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { values } = readCommandLine({ options }, '--help lists all.')
  if (values.help) console.log(HELP)
  else await runDoctor(values.json).catch(exitWithMessage)
}
