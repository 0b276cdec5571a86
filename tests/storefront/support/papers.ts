import type { Page } from 'playwright/test'

const LONGEST_ADDRESS = `${'Q'.repeat(80)}\n${'12345 Very Long Street Name, Side Wing, Third Floor, Back '.repeat(8)}`
const NAMES = [
  'Ann Buyer',
  'ليلى بنت عبد الله الفاسي',
  'שרה בת אברהם',
  'Wolfeschlegelsteinhausen'.repeat(4),
]
const ADDRESSES = [
  '1 Test Lane, Testville',
  'شارع الملك فيصل ١٢\nالدار البيضاء',
  'רחוב הרצל 5\nתל אביב',
  LONGEST_ADDRESS,
]

/** An order as the service has it. The numbers take turns with names and addresses from the right, and with long ones. */
export function orderOf(number: number, lineCount: number) {
  const products = Array.from({ length: lineCount }, (_, line) => ({
    _id: `prd_${number}_${line}`,
    name: line % 7 === 3 ? `מכתב ${line} إلى المحرر` : `Prompt ${line} of order ${number}`,
    price: 19.99,
    count: 1 + (line % 3),
  }))
  const cents = products.reduce((sum, { price, count }) => sum + count * Math.round(price * 100), 0)
  return {
    _id: `ord_${number}`,
    products,
    transaction_id: `txn_${number}`,
    amount: cents / 100,
    address: ADDRESSES[number % ADDRESSES.length],
    status: 'Not processed',
    user: { _id: `usr_${number}`, name: NAMES[number % NAMES.length] },
    createdAt: new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString(),
  }
}

/** What is laid out to be printed; a screen does not show it. */
export const papers = (page: Page) => page.locator('.paper')

/** The sheets of the world's printers, in CSS pixels, and the least margin that the papers keep. */
export const SHEETS = [
  { format: 'A4', widthPx: 794 },
  { format: 'Letter', widthPx: 816 },
] as const

const MARGINS_PX = 121

declare global {
  interface Window {
    /** How often the dialog was opened. */
    printCount: number
  }
}

/** Stands in for the print dialog, of which there is none here: it stays open until `printPdf` prints. */
export async function keepPapers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.printCount = 0
    window.print = () => {
      window.printCount += 1
    }
  })
}

interface Printed {
  pdf: Buffer
  pages: number
  /** What is wider than its place on the sheet. */
  cut: string[]
}

/** Prints the papers as the dialog would, after which the browser says that it is done. */
export async function printPdf(page: Page, sheet: (typeof SHEETS)[number]): Promise<Printed> {
  const viewport = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: sheet.widthPx - MARGINS_PX, height: 1000 })
  const cut = await page.evaluate(findCut)
  await page.emulateMedia({ media: null })
  if (viewport) await page.setViewportSize(viewport)
  const pdf = await page.pdf({ format: sheet.format, printBackground: true })
  return { pdf, cut, pages: countPages(pdf) }
}

/** Runs in the page. */
function findCut(): string[] {
  const width = document.documentElement.clientWidth
  const parts = [...document.querySelectorAll('.paper *')]
  if (parts.length === 0) return ['nothing is printed']
  return parts
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -0.5 || right > width + 0.5
    })
    .map((part) => part.outerHTML.slice(0, 120))
}

/** Each page of the file is an object of this type. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
