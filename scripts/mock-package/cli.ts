#!/usr/bin/env node
import { runMock } from '../mock/run-mock'

runMock('prompt-bazaar-mock')
