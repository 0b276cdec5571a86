/** What a template's folder holds: the files of a cluster, and the same as an archive. */
export const TEMPLATE_FILES = 'files'
export const TEMPLATE_ARCHIVE = 'archive.tar'
