/**
 * HSTS for `secureHeaders`, of pages and API alike. In production HTTPS is the proxy's before the shop, and browsers
 * heed the promise over HTTPS alone (RFC 6797, 8.1); a demonstration on plain HTTP makes none. It never speaks for
 * subdomains, which may be somebody else's.
 */
export function transportSecurity(isProduction: boolean): string | false {
  return isProduction && 'max-age=31536000'
}
