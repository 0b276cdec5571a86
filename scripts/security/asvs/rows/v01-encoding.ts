import { cents } from '../../named-tests/money'
import { markup, paths, photoSource, preview, shopPages } from '../../named-tests/pages'
import { badInput, catalog, pictures as normalizer, photos } from '../../named-tests/service'
import { inventories, style } from '../../named-tests/sources'
import { met, notApplicable, type Requirement } from '../requirement'

export const encoding: readonly Requirement[] = [
  met(
    '1.1.1',
    'A body is decoded once, from UTF-8 and as what its type says; JSON within a JSON string is refused, and a number in an address is its digits or nothing.',
    badInput.body,
    badInput.limit,
  ),
  met(
    '1.1.2',
    'React escapes while it draws, the database binds while it runs, the log encodes while it writes; nothing is stored escaped.',
    markup.names,
    catalog.wildcard,
  ),
  met(
    '1.2.1',
    'Every text on a page goes through React, drawn ahead or not; header values are fixed or made by us.',
    markup.names,
    markup.errors,
    preview.name,
  ),
  met(
    '1.2.2',
    'Ids and searches are percent-encoded in addresses; a photo’s address is http(s) or a picture’s data, and a way back is a path of ours.',
    paths.escaped,
    photoSource.none,
    paths.away,
  ),
  met(
    '1.2.3',
    'Answers are made by JSON.stringify alone and typed as JSON; no page carries data inside a script.',
    markup.names,
    shopPages.policy,
  ),
  met(
    '1.2.4',
    'Drizzle binds every value; patterns of LIKE have their signs escaped.',
    catalog.wildcard,
    badInput.text,
  ),
  met('1.2.5', 'Neither the API nor the pages start a process.', inventories.dangerous),
  notApplicable('1.2.6', 'No directory service is asked.'),
  notApplicable('1.2.7', 'No XML is queried.'),
  notApplicable('1.2.8', 'No LaTeX is set.'),
  met('1.2.9', 'No regular expression is made of what somebody sent.', inventories.dangerous),
  notApplicable('1.3.1', 'Nobody can write HTML: names and descriptions are plain text.'),
  met(
    '1.3.2',
    'No eval and no Function in our sources, and the pages’ policy stops both.',
    inventories.dangerous,
    markup.script,
  ),
  met(
    '1.3.3',
    'What goes on to a decoder, a query or a document is bounded and judged by the contract first.',
    badInput.edges,
    normalizer.bomb,
    photos.pixels,
  ),
  met(
    '1.3.4',
    'SVG is no kind of photo that is taken, whatever it is called.',
    photos.lying,
    photos.kind,
  ),
  notApplicable('1.3.5', 'No Markdown, style sheet or template is taken from anybody.'),
  met(
    '1.3.6',
    'Nobody can name an address that the service then asks; it knows its database and its provider.',
    inventories.connections,
  ),
  met(
    '1.3.7',
    'Documents are put together with functions as replacements, so that signs such as $& in a name mean themselves.',
    preview.name,
  ),
  notApplicable('1.3.8', 'No JNDI: there is no Java.'),
  notApplicable('1.3.9', 'No memcache.'),
  notApplicable('1.3.10', 'No format string is built from input; log lines are JSON.'),
  notApplicable('1.3.11', 'No mail is sent.'),
  notApplicable(
    '1.4.1',
    'JavaScript manages its memory; the one native decoder is libvips in sharp, behind limits of bytes and pixels.',
  ),
  met(
    '1.4.2',
    'Counts and amounts are bounded by the contract and kept as whole cents far below 2^53.',
    badInput.edges,
    cents.exact,
  ),
  notApplicable(
    '1.4.3',
    'Memory is collected; connections, files and locks are closed in finally blocks.',
  ),
  notApplicable('1.5.1', 'No XML is parsed.'),
  met(
    '1.5.2',
    'JSON and multipart forms are all that is read, into plain data that the contract’s schemas judge.',
    badInput.body,
    badInput.form,
    style.noAny,
  ),
]
