/**
 * The styles that a preview brought in its document are not fetched once more: code that comes with a stylesheet fetches
 * it unless a link to it is there, and a link that is switched off is not followed.
 */
export function keepStyles(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="stylesheets"]')
  for (const href of list?.content.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', disabled: true, href })
    document.head.append(link)
  }
}
