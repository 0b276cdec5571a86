import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { serve } from '../../../../old-drop-in/serve'
import type { Library } from '../stage/merchant-page'

const { resolve } = createRequire(import.meta.url)

/** Files as published, by the name of the library; React publishes none for script tags, so it is built. */
const FILES: Readonly<Record<Exclude<Library, 'react'>, string>> = {
  jquery: 'jquery/dist/jquery.js',
  vue: '@vue/runtime-dom/dist/runtime-dom.global.prod.js',
  zone: 'zone.js',
  requirejs: 'requirejs/require.js',
}

/** Serves the libraries that merchants' pages bring along. */
export function serveLibraries(): Plugin {
  return serve('libraries', async (request, response, next) => {
    const [, name] = /^\/libraries\/(\w+)\.js/.exec(request.url ?? '') ?? []
    const file = Object.entries(FILES).find(([library]) => library === name)?.[1]
    if (file === undefined) return next()
    response.setHeader('content-type', 'text/javascript')
    response.end(await readFile(resolve(file)))
  })
}
