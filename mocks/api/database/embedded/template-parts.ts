/** What a template's folder holds: the files of a cluster, the same as an archive, and an archive with spare worlds. */
export const TEMPLATE_FILES = 'files'
export const TEMPLATE_ARCHIVE = 'archive.tar'
export const TEMPLATE_WORLDS = 'worlds.tar'
