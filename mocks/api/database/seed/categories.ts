/** The shelves of a fresh shop, in the order in which they are created. */
export const categories = [
  { slug: 'writing', name: 'Writing' },
  { slug: 'marketing', name: 'Marketing' },
  { slug: 'software', name: 'Software' },
  { slug: 'images', name: 'Images & Design' },
  { slug: 'data', name: 'Data & Research' },
  { slug: 'teaching', name: 'Teaching & Learning' },
  { slug: 'business', name: 'Business' },
  { slug: 'everyday', name: 'Everyday Life' },
] as const satisfies readonly { slug: string; name: string }[]

/** Key of a category inside the seed; the database gives the category its id. */
export type CategorySlug = (typeof categories)[number]['slug']
