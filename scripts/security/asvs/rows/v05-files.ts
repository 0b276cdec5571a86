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
    'The content decides: it is decoded and drawn anew as WebP, whatever its name and type say.',
    photos.lying,
    photos.rewritten,
  ),
  met(
    '5.2.3',
    'No archive is taken; a picture’s own packing is measured before it is unpacked.',
    pictures.bomb,
    photos.pixels,
  ),
  met(
    '5.3.1',
    'Photos are rows of the database, sent as WebP; nothing runs them.',
    photos.rewritten,
  ),
  met(
    '5.3.2',
    'A photo’s address is the hash of its content; no name of a user’s touches a path.',
    photos.addressed,
    photos.unknown,
  ),
  notApplicable('5.4.1', 'Nothing is offered as a download, and names of files are thrown away.'),
  notApplicable('5.4.2', 'No name of a file is sent.'),
  notMet(
    '5.4.3',
    'Photos come from administrators only and are drawn anew, but no scanner looks at them. Takes: a scanner beside the service.',
  ),
]
