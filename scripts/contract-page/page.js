/** Swagger UI as this contract is read best: operations listed, calls ready to be tried, limits shown. */
window.SwaggerUIBundle({
  url: `/docs/openapi.json${location.search}`,
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  persistAuthorization: true,
  requestSnippetsEnabled: true,
  showCommonExtensions: true,
  showExtensions: true,
  tryItOutEnabled: true,
  validatorUrl: null,
})

// Its own dark colors hang on this class.
const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
