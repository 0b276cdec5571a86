import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { WORLDS_PATH } from '../start-worlds'

/** The page of the desk, as it is built. */
export interface DeskFiles {
  readonly script: string
  readonly style: string
}

const FILES = `${WORLDS_PATH}/-/desk`
/** Storefronts while they are developed, which show the desk in a drawer. */
const DEVELOPED = ["'self'", 'http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*']

/** `/NAME/desk` is the desk of a world, `/-/desk` that of the backend that all share. */
export function createDeskRoutes(read: () => Promise<DeskFiles>): Hono {
  const app = new Hono()
  app.use(
    '/:name/desk/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ['data:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: DEVELOPED,
      },
      // It would forbid the drawer.
      xFrameOptions: false,
      // A link that the desk opens tells by it that it comes from this machine.
      referrerPolicy: 'strict-origin',
    }),
  )
  app.get('/:name/desk', (context) => context.html(PAGE))
  const send = (file: keyof DeskFiles, type: string) => async (context: Context) =>
    context.body((await read())[file], 200, { 'Content-Type': type })
  app.get('/-/desk/desk.js', send('script', 'text/javascript'))
  app.get('/-/desk/desk.css', send('style', 'text/css'))
  return app
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Desk</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${FILES}/desk.css" />
    <script src="${FILES}/desk.js" type="module"></script>
  </head>
  <body>
    <div id="desk"></div>
    <noscript>The desk needs JavaScript. GET /w/NAME/calls has what it shows.</noscript>
  </body>
</html>
`
