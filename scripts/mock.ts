/** `npm run mock`: the stateful API alone. `npm run mock -- --help` lists the options. */
import { runMock } from './mock/run-mock'

runMock('npm run mock --')
