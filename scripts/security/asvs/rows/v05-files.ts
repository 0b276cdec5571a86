import { photos, pictures } from '../../named-tests/service'
import { met, notApplicable, notMet, type Requirement } from '../requirement'

export const files: readonly Requirement[] = [
  met(
    '5.1.1',
    'openapi.yaml states kinds, bytes and pixels of a photo; below stands how one is made safe.',
    photos.kind,
    photos.bytes,
    photos.pixels,
  ),
  met(
    '5.2.1',
    '5 MB and 40 million pixels, both before anything is unpacked; one photo at a time leaves readers their turn.',
    photos.bytes,
    photos.pixels,
    pictures.bomb,
  ),
  met(
    '5.2.2',
    'The content decides: it is decoded and re-encoded as WebP, whatever its name and type say.',
    photos.lying,
    photos.rewritten,
  ),
  met(
    '5.2.3',
    'No archives are accepted; an image’s dimensions are checked before it is decompressed.',
    pictures.bomb,
    photos.pixels,
  ),
  met(
    '5.3.1',
    'Photos are stored in the database and sent as WebP; nothing executes them.',
    photos.rewritten,
  ),
  met(
    '5.3.2',
    'A photo’s URL is the hash of its content; no user-supplied name becomes part of a path.',
    photos.addressed,
    photos.unknown,
  ),
  notApplicable('5.4.1', 'There are no downloads, and file names are discarded.'),
  notApplicable('5.4.2', 'No file name is sent.'),
  notMet(
    '5.4.3',
    'Photos come from administrators only and are re-encoded, but no virus scanner checks them. Needed: a scanner beside the service.',
  ),
]
