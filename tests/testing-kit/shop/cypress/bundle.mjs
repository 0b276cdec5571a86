import { fileURLToPath } from 'node:url'
import preprocess from '@cypress/webpack-preprocessor'

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url))

const BABEL = {
  loader: 'babel-loader',
  options: {
    presets: [
      '@babel/preset-env',
      '@babel/preset-typescript',
      ['@babel/preset-react', { runtime: 'automatic' }],
    ],
  },
}

const bundle = preprocess({
  webpackOptions: {
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: [BABEL] }] },
  },
})

/** As Cypress hands over a file whose test it is about to run. */
await bundle({
  filePath: pathOf('checkout.cy.tsx'),
  outputPath: pathOf('bundled/checkout.cy.js'),
  shouldWatch: false,
  on: () => undefined,
})
