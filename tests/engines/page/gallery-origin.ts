/** Where the page with every look of the widget is served: Apple Pay demands HTTPS. */
export const GALLERY_ORIGIN = process.env['GALLERY_URL'] ?? 'https://127.0.0.1:5360'
