import type { Page } from 'playwright/test'

/**
 * Resolves when the page has heard all that its frames have said so far: each frame answers a question that comes after
 * all that the page has told it, behind all that it has told the page.
 */
export async function settle(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    await frame.evaluate(() => {
      if (Reflect.has(window, 'answersQuestions')) return
      Object.assign(window, { answersQuestions: true })
      window.addEventListener('message', ({ data }) => {
        if (data === 'settled?') parent.postMessage('settled!', '*')
      })
    })
  }
  await page.evaluate(async () => {
    // What one round sets off, the next one hears of.
    for (let round = 0; round < 2; round += 1) {
      await new Promise<void>((resolve) => {
        let left = window.length
        if (left === 0) resolve()
        const count = ({ data }: MessageEvent) => {
          if (data !== 'settled!') return
          left -= 1
          if (left > 0) return
          window.removeEventListener('message', count)
          resolve()
        }
        window.addEventListener('message', count)
        for (let index = 0; index < window.length; index += 1) {
          window[index]?.postMessage('settled?', '*')
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  })
}
