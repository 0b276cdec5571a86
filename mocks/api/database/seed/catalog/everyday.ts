import type { CatalogEntry } from './seed-product'

export const everyday: readonly CatalogEntry[] = [
  {
    slug: 'cook-what-is-there',
    name: 'Cook What Is There',
    description:
      'Dinner from what is already in the kitchen, in the time that you have tonight. Name the leftovers, the people and the pans. It suggests one safe dish, one brave one and one that uses up the thing at the back of the fridge, with amounts by the handful and the point at which to taste. Nothing on the list sends you to the shop; substitutes are part of every step.',
    priceCents: 400,
    quantity: 420,
    shipping: 0,
    sold: 2010,
    createdDaysAgo: 496,
  },
  {
    slug: 'three-days-anywhere',
    name: 'Three Days Anywhere',
    description:
      'Plans three days in a town for the way you travel rather than for a list of sights. You describe a good day at home; it looks for the same rhythm there. Walks have benches, museums have a room to sit in, rain has its own page, and each evening ends near your bed. Opening hours are marked as things to check, since they change more often than prompts do.',
    priceCents: 1100,
    quantity: 185,
    shipping: 0,
    sold: 870,
    createdDaysAgo: 344,
  },
  {
    slug: 'rehearse-the-hard-conversation',
    name: 'Rehearse the Hard Conversation',
    description:
      'Practise telling your landlord, your sister or your boss what you have put off for weeks. Describe the person fairly, because they will answer the way that you describe them. You can stop, rewind and try another first sentence as often as you like. Later it sums up what you want, what you can offer and the sentence you kept avoiding. Not a therapist, and it says so when one would be better.',
    priceCents: 1400,
    quantity: 155,
    shipping: 0,
    sold: 693,
    createdDaysAgo: 224,
  },
  {
    slug: 'bedtime-stories-with-their-name',
    name: 'Bedtime Stories with Their Name',
    description:
      'A story of seven minutes in which your child is the one who knows what to do. Enter a name, a stuffed animal, something that happened today and one word that must occur. The stories grow quieter towards the end, nobody is left alone in the dark, and the last sentence is always slow to read. On request it continues tomorrow exactly where the eyes fell shut.',
    priceCents: 700,
    quantity: 270,
    shipping: 0,
    sold: 1435,
    createdDaysAgo: 416,
  },
  {
    slug: 'balcony-garden-almanac',
    name: 'Balcony Garden Almanac',
    description:
      'A year of jobs for a balcony of any size, worked out for your town and your light. It wants the compass direction, the floor, the hours of sun and how often you are away. Every month has three tasks and one thing to leave alone. Plants are chosen in groups that can share a pot; where slugs, frost or a neighbour’s cat spoil the plan, tell it and the almanac is rewritten from that week on.',
    priceCents: 1900,
    quantity: 92,
    shipping: 0,
    sold: 316,
    createdDaysAgo: 112,
  },
  {
    slug: 'moving-house-in-lists',
    name: 'Moving House in Lists',
    description:
      'Eight weeks of moving, cut into lists short enough for a tired evening. After a few questions about rooms, people and pets you know what to do this week and, more soothing, what can wait. Boxes are numbered by the order of unpacking, letters to offices and suppliers are drafted, and the first night has a list of its own: bedding, kettle, screwdriver, light bulb.',
    priceCents: 900,
    quantity: 135,
    shipping: 0,
    sold: 498,
    createdDaysAgo: 160,
  },
  {
    slug: 'first-ten-kilometres',
    name: 'First Ten Kilometres',
    description:
      'From the sofa to ten kilometres in fourteen weeks, or in as many as your knees prefer. The plan begins with walking and asks after every run how the last stretch felt. Two missed sessions change the plan, not your character. Warm-ups, easy days, shoes and weather are treated briefly and at the right moment. Anything that sounds like an injury ends the session with the advice to see someone.',
    priceCents: 2100,
    quantity: 108,
    shipping: 0,
    sold: 222,
    createdDaysAgo: 64,
  },
  {
    slug: 'gifts-for-people-with-everything',
    name: 'Gifts for People Who Have Everything',
    description:
      'Nine ideas for a present, none of which comes with a charging cable. What did the person complain about, lend out, photograph or give up? From such traces the prompt suggests three things to make, three to do together and three to buy within your limit, each with the line for the card. It costs nothing, which leaves more for the gift.',
    priceCents: 0,
    quantity: 500,
    shipping: 0,
    sold: 775,
    createdDaysAgo: 304,
  },
  {
    slug: 'toast-worth-standing-for',
    name: 'A Toast Worth Standing For',
    description:
      'Three minutes at a wedding, with one story, one laugh and a reason to raise the glass. It interviews you first and throws away the stories that only two people would get. The draft is marked for breath, has a shorter way out in case the soup is getting cold, and fits on a single card in large type. Retirement, christening and the ninetieth birthday are provided for, as are speeches in two languages.',
    priceCents: 2900,
    quantity: 86,
    shipping: 0,
    sold: 547,
    createdDaysAgo: 248,
  },
  {
    slug: 'mend-it-first',
    name: 'Mend It First',
    description:
      'Before you throw it away, describe what is broken and what tools you own. The prompt asks the questions a repairer would ask, tells you what it probably is, what else it could be and how to find out without making it worse. Then come the steps, the price of the part, and the point beyond which mending is dangerous or dearer than new. Zips, chairs, toasters, bicycles and wool.',
    priceCents: 1000,
    quantity: 1,
    shipping: 0,
    sold: 379,
    createdDaysAgo: 40,
  },
  {
    slug: 'pho-step-by-step',
    name: 'Phở, Step by Step',
    description:
      'A weekend broth, explained by someone who waits with you while it simmers. Say beef, chicken or mushroom, and when the guests come; the schedule runs backwards from there. It answers what-if questions on the way: cloudy, too sweet, no star anise, only thin noodles. Words are given with their tones, so that you can ask for bánh phở in a shop and receive it.',
    priceCents: 500,
    quantity: 2,
    shipping: 0,
    sold: 188,
    createdDaysAgo: 8,
  },
  {
    slug: 'family-questions-deck',
    name: 'Family Questions Deck, printed',
    description:
      'A hundred questions for grandparents, on cards, with a prompt that turns answers into a book. Put one card on the table and a recorder beside it. What was said comes back in the teller’s own words, ordered by year, with names spelled the same throughout and a list of what only another relative could know. Printed in large type and sent by post; the prompt works for recordings in any language.',
    priceCents: 3800,
    quantity: 0,
    shipping: 1,
    sold: 164,
    createdDaysAgo: 80,
  },
]
