/** An operation's path is text: a link within the button that opens it could not be told from it. */
const plainPaths = ({ React }) => ({
  components: { DeepLink: ({ text }) => React.createElement('span', null, text) },
})

window.SwaggerUIBundle({
  url: `/docs/openapi.json${location.search}`,
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  persistAuthorization: true,
  plugins: [plainPaths],
  requestSnippetsEnabled: true,
  showCommonExtensions: true,
  showExtensions: true,
  tryItOutEnabled: true,
  validatorUrl: null,
})

/** Names that Swagger UI does not give. */
const NAMES = [
  ['.information-container > section', 'About the API'],
  ['.scheme-container > section', 'Server and authorization'],
  ['.filter-container > section', 'Filter'],
  ['#servers', 'Server'],
  ['.servers input', 'Name of the world'],
  ['.servers select:not(#servers)', 'Name of the world'],
  ['.examples-select-element', 'Example'],
  ['.body-param__text', 'Body of the request'],
  ['.operation-filter-input', 'Filter by tag or path'],
]

function name() {
  for (const [selector, label] of NAMES) {
    for (const element of document.querySelectorAll(`${selector}:not([aria-label])`)) {
      element.setAttribute('aria-label', label)
    }
  }
  for (const heading of document.querySelectorAll('.servers h4:not([role])')) {
    heading.setAttribute('role', 'heading')
    heading.setAttribute('aria-level', '2')
  }
}
new MutationObserver(name).observe(document.body, { childList: true, subtree: true })

// Its own dark colors hang on this class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
