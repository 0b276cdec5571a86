/** Where a drawn page's document keeps what loads its code: nothing in a template is loaded. */
export const CODE_TEMPLATE = '<template class="code">'

/**
 * Loads the shop's code once what the server drew is on the screen, first photos included, so that it neither takes their
 * share of a slow line nor runs before them. Photos that take longer are not waited for, nor is a tab that nobody looks at.
 * The text is the same in every document, so that one hash admits it.
 */
export const START_WHEN_SHOWN = `{
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const photos = [...document.querySelectorAll("img[loading=eager]")]
  const shown = Promise.all(photos.map((photo) => photo.decode().catch(() => {})))
    .then(() => new Promise(requestAnimationFrame))
    .then(() => wait(0))
  Promise.race([shown, wait(200)]).then(() => document.head.append(document.querySelector("template.code").content))
}`
