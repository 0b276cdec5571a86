import { createScene } from './options/create-scene'
import { CELLS } from './options/option'
import { REAL_OPTIONS } from './options/options'
import { test } from './support/test'

for (const option of REAL_OPTIONS) {
  test.describe(option.name, () => {
    test.use({
      wireSettings: option.settings,
      ...(option.userAgent === undefined ? {} : { userAgent: option.userAgent }),
    })
    for (const cell of CELLS) {
      const { what, run } = option.cells[cell]
      test(`${option.name}, ${cell}: ${what}`, ({ shop, wire }) =>
        run(createScene(option, shop, wire)))
    }
  })
}
