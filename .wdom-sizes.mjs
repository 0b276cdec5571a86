import { build } from 'vite'
const { esmBuild } = await import(process.cwd() + '/widget/build/builds.ts')
const { gzipSync } = await import('node:zlib')
const c = esmBuild()
const r = await build({ ...c, configFile: false, logLevel: 'error', build: { ...c.build, write: false } })
const out = [r].flat().flatMap(x => x.output)
let own = 0
for (const o of out) if (o.type==='chunk') { const g = gzipSync(o.code,{level:9}).length; if (['core','card','methods-part','dropin'].includes(o.name)) console.log(o.name, o.fileName, g, o.code.length); if (['core','card','dropin'].includes(o.name)) own += g; if (/hasOwn\b/.test(o.code)) console.log('hasOwn in', o.name) }
console.log('own', own)
