/** What merchants install beside the package, release by release: the table says what was tried. */
export const tools = {
  react: ['react@19.3.1', 'react-dom@19.3.1'],
  reactTypes: ['@types/react@19.3.0', '@types/react-dom@19.3.0'],
  react18: ['react@18.3.1', 'react-dom@18.3.1'],
  esbuild: ['esbuild@0.28.2'],
  vite: ['vite@8.3.8'],
  webpack: ['webpack@5.112.2', 'webpack-cli@7.3.1'],
  rollup: ['rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3', '@rollup/plugin-commonjs@29.0.3'],
  parcel: ['parcel@2.16.4'],
  vue: ['vue@3.5.45'],
  svelte: ['svelte@5.57.3'],
  lit: ['lit@3.3.3'],
  pnpm: ['pnpm@10.34.8'],
  typesCheck: ['@arethetypeswrong/cli@0.18.5'],
} as const
