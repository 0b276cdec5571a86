import type { CatalogEntry } from './seed-product'

export const images: readonly CatalogEntry[] = [
  {
    slug: 'forty-light-recipes',
    name: 'Forty Light Recipes',
    description:
      'Light decides a picture before its subject does, so here are forty ways to ask for it. Each recipe is a few words that you add to any image prompt: north window at four, sodium lamp in fog, a fridge left open in the dark. With every one come the mood, the shadows to expect, subjects it flatters and those it ruins, plus a small test scene for comparing models. Sorted from dawn to neon.',
    priceCents: 1800,
    quantity: 240,
    shipping: 0,
    sold: 1325,
    createdDaysAgo: 388,
  },
  {
    slug: 'poster-grid-director',
    name: 'Poster Grid Director',
    description:
      'Directs an image model like an art director who begins with the grid. You name the event, the format and the one thing to be seen from across the street. The prompt settles columns, margins, the weight of each area and the empty space, and only then describes the picture that belongs there. Three layouts a round, each with room left for real type.',
    priceCents: 2200,
    quantity: 100,
    shipping: 0,
    sold: 365,
    createdDaysAgo: 236,
  },
  {
    slug: 'isometric-rooms',
    name: 'Isometric Rooms',
    description:
      'Small rooms seen from above at thirty degrees, with the lives of their owners left lying about. Describe a person in three lines and receive a room as a finished image prompt: furniture, wear, light and eleven telling objects. The angle, the scale and the palette are fixed, so that rooms made months apart still stand next to each other in one building. Popular for game concepts and for presents.',
    priceCents: 1490,
    quantity: 150,
    shipping: 0,
    sold: 944,
    createdDaysAgo: 300,
  },
  {
    slug: 'botanical-plates',
    name: 'Botanical Plates',
    description:
      'Plants in the manner of an old engraved herbarium, correct down to the stamen. Enter the species by its Latin or common name. The prompt specifies habit, leaf, flower, fruit and section the way a plate would show them, adds the tint of aged paper and leaves a margin for your caption. Where the botany is uncertain it says so instead of inventing a petal. Includes 24 worked examples from mosses to magnolias.',
    priceCents: 2600,
    quantity: 65,
    shipping: 0,
    sold: 287,
    createdDaysAgo: 148,
  },
  {
    slug: 'icon-family-brief',
    name: 'Icon Family Brief',
    description:
      'Makes fifty icons look like siblings rather than guests at the same party. From three icons that you like it works out stroke, corner, optical size, the angle of every diagonal and how much detail is allowed. The outcome is a brief of one page and a prompt template with a single blank: the thing to draw. Ambiguous symbols come with two proposals and a short user test.',
    priceCents: 3900,
    quantity: 48,
    shipping: 0,
    sold: 201,
    createdDaysAgo: 108,
  },
  {
    slug: 'logo-brief-interviewer',
    name: 'Logo Brief Interviewer',
    description:
      'Interviews the client for you and hands over a brief that designers do not groan at. Twenty questions, asked one by one, with follow-ups when an answer is “modern” or “clean”. It collects what the mark must survive, from embroidery to a browser tab, which neighbours it has on the shelf, and who decides. Contradictions are shown to the client at once, while they still cost nothing.',
    priceCents: 5500,
    quantity: 0,
    shipping: 0,
    sold: 119,
    createdDaysAgo: 52,
  },
  {
    slug: 'naive-colour',
    name: 'Naïve Colour: Palettes from Memory',
    description:
      'Describe a place as you remember it and get five colours that carry the feeling. It asks about the hour, the season, what you smelled and what was broken, never for a hex code. The palette arrives with names, values, contrast pairs that pass for text, and one sentence on where each colour should stay small. A good way to begin when a screen full of swatches has made you blind.',
    priceCents: 900,
    quantity: 320,
    shipping: 0,
    sold: 560,
    createdDaysAgo: 180,
  },
  {
    slug: 'stills-from-no-film',
    name: 'Stills from a Film That Never Was',
    description:
      'Invents a film, then gives you six stills from it that belong together. Choose a decade, a country and a budget. The lens, the stock, the costume and the set dressing stay constant from frame to frame; only the story moves on. You also receive the synopsis on the back of the imaginary cassette. Illustrators use it for mood boards, writers for courage.',
    priceCents: 1290,
    quantity: 0,
    shipping: 0,
    sold: 812,
    createdDaysAgo: 268,
  },
  {
    slug: 'ukiyo-e-weather',
    name: '浮世絵の天気 · Woodblock Weather',
    description:
      'Rain, snow, heat and wind in the language of Japanese woodblock prints. The prompt thinks like a workshop of four: designer, carver, printer and publisher. So the lines can be cut, the number of blocks is limited, gradations run the way a brush would wipe them, and the paper shows. Tell it the place and the weather; modern places are welcome, and a bus stop in sleet is among the samples.',
    priceCents: 1990,
    quantity: 88,
    shipping: 0,
    sold: 429,
    createdDaysAgo: 76,
  },
  {
    slug: 'composition-poster',
    name: 'Composition Poster, A2 print',
    description:
      'A wall chart of thirty compositions, each with the words that call it up in an image prompt. Frame within a frame, low horizon, broken symmetry, the figure leaving: every sketch is paired with a phrase, a common failure and the cure for it. Offset print on 170 g paper, rolled in a tube and sent by post, with the text as a file as well. Hangs at a distance from which you can still read it.',
    priceCents: 4500,
    quantity: 18,
    shipping: 1,
    sold: 63,
    createdDaysAgo: 20,
  },
  {
    slug: 'alt-text-that-helps',
    name: 'Alt Text That Helps',
    description:
      'Writes descriptions of pictures for people who will not see them. It wants the picture and, more important, the page around it, because the same photograph needs other words in a shop than in an obituary. Short version, long version, and a clear “leave it empty” where a picture only decorates. Charts are given as a sentence plus a table. Free to use and to share.',
    priceCents: 0,
    quantity: 500,
    shipping: 0,
    sold: 990,
    createdDaysAgo: 332,
  },
]
