import { cents } from '../../named-tests/money'
import { markup, paths, photoSource, preview, shopPages } from '../../named-tests/pages'
import { badInput, catalog, pictures as normalizer, photos } from '../../named-tests/service'
import { inventories, style } from '../../named-tests/sources'
import { met, notApplicable, type Requirement } from '../requirement'

export const encoding: readonly Requirement[] = [
  met(
    '1.1.1',
    'A body is decoded once, as UTF-8 and by its content type; JSON within a JSON string is refused, and a number in a URL consists of digits only.',
    badInput.body,
    badInput.limit,
  ),
  met(
    '1.1.2',
    'React escapes on rendering, Drizzle binds on querying, the log encodes on writing; nothing is stored escaped.',
    markup.names,
    catalog.wildcard,
  ),
  met(
    '1.2.1',
    'Every text on a page goes through React, on the server and in the browser; header values are fixed or generated.',
    markup.names,
    markup.errors,
    preview.name,
  ),
  met(
    '1.2.2',
    'Ids and searches are percent-encoded in URLs; a photo’s URL is http(s) or an image data URI, and a return path is a path of the shop.',
    paths.escaped,
    photoSource.none,
    paths.away,
  ),
  met(
    '1.2.3',
    'Responses are serialized by JSON.stringify alone, with the JSON content type; no page embeds data in a script.',
    markup.names,
    shopPages.policy,
  ),
  met(
    '1.2.4',
    'Drizzle binds every value; wildcards in LIKE patterns are escaped.',
    catalog.wildcard,
    badInput.text,
  ),
  met('1.2.5', 'Neither the API nor the pages start a process.', inventories.dangerous),
  notApplicable('1.2.6', 'No LDAP or other directory service is used.'),
  notApplicable('1.2.7', 'No XPath or XML queries.'),
  notApplicable('1.2.8', 'No LaTeX is processed.'),
  met('1.2.9', 'No regular expression is built from input.', inventories.dangerous),
  notApplicable('1.3.1', 'No HTML input: names and descriptions are plain text.'),
  met(
    '1.3.2',
    'The sources contain neither eval nor Function, and the pages’ Content-Security-Policy blocks both.',
    inventories.dangerous,
    markup.script,
  ),
  met(
    '1.3.3',
    'Input is limited in size and validated against the contract before it reaches a decoder, a query or a document.',
    badInput.edges,
    normalizer.bomb,
    photos.pixels,
  ),
  met('1.3.4', 'SVG is refused as a photo, whatever its name and type.', photos.lying, photos.kind),
  notApplicable('1.3.5', 'No Markdown, style sheet or template is accepted as input.'),
  met(
    '1.3.6',
    'No input becomes a URL that the service requests; it connects to its database and its provider only.',
    inventories.connections,
  ),
  met(
    '1.3.7',
    'Documents are assembled with replacer functions, so that patterns such as $& in a name have no effect.',
    preview.name,
  ),
  notApplicable('1.3.8', 'No JNDI: there is no Java.'),
  notApplicable('1.3.9', 'No memcache.'),
  notApplicable('1.3.10', 'No format string is built from input; log lines are JSON.'),
  notApplicable('1.3.11', 'No mail is sent.'),
  notApplicable(
    '1.4.1',
    'JavaScript is memory-safe; the only native decoder is libvips in sharp, behind limits on bytes and pixels.',
  ),
  met(
    '1.4.2',
    'Counts and amounts are bounded by the contract and kept as whole cents far below 2^53.',
    badInput.edges,
    cents.exact,
  ),
  notApplicable(
    '1.4.3',
    'Memory is garbage-collected; connections, files and locks are closed in finally blocks.',
  ),
  notApplicable('1.5.1', 'No XML is parsed.'),
  met(
    '1.5.2',
    'Only JSON and multipart forms are parsed, into plain data that is validated against the contract’s schemas.',
    badInput.body,
    badInput.form,
    style.noAny,
  ),
]
