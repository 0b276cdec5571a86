import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

/** React as merchants' bundles have it, for pages whose script is not bundled. */
export function reactBuild(): InlineConfig {
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('./react.ts', import.meta.url)),
        formats: ['iife'],
        name: 'reactScript',
      },
      rolldownOptions: { output: { entryFileNames: 'react.js', codeSplitting: false } },
    },
  }
}
