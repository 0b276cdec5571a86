import type { CatalogEntry } from './seed-product'

export const teaching: readonly CatalogEntry[] = [
  {
    slug: 'patient-tutor-mathematics',
    name: 'The Patient Tutor: Mathematics',
    description:
      'A tutor that never gives the answer and never loses patience, for ages eleven to eighteen. The pupil photographs the task and says how far they got. Every reply is one question or one hint, small enough to be the pupil’s own next step. It recognises thirty typical misconceptions, goes back to the year where the gap began, and writes a short note for the teacher or parent at the end.',
    priceCents: 1200,
    quantity: 350,
    shipping: 0,
    sold: 1760,
    createdDaysAgo: 438,
  },
  {
    slug: 'lesson-plan-from-a-shoebox',
    name: 'Lesson Plan from a Shoebox',
    description:
      'No projector, no copies, thirty children: plans a lesson with what is in the room. List the objects you have, the topic, the age and the minutes. It plans movement, talk and quiet in turns, gives the exact sentence that starts each phase, and tells you what to leave out when the fire drill takes ten minutes. Written with substitute teachers in mind.',
    priceCents: 600,
    quantity: 230,
    shipping: 0,
    sold: 702,
    createdDaysAgo: 294,
  },
  {
    slug: 'rubric-in-plain-words',
    name: 'Rubric in Plain Words',
    description:
      'Grading rules that a fourteen-year-old can understand before handing in the work. From the task and three old submissions the prompt derives four or five criteria, describes each level by what can be seen on the page and removes words such as “adequate”. Two sample paragraphs per level show what is meant. Colleagues may use, change and print it freely.',
    priceCents: 0,
    quantity: 500,
    shipping: 0,
    sold: 1145,
    createdDaysAgo: 366,
  },
  {
    slug: 'greek-every-day',
    name: 'Ελληνικά κάθε μέρα · Greek Every Day',
    description:
      'Fifteen minutes of modern Greek a day, built around the errands of one ordinary week. Monday is the bakery, Tuesday the bus, Sunday the whole family at lunch. New words return after one, three and nine days; the accents are explained once and then simply corrected. You type or speak, in Greek letters or Latin ones, and the partner answers at your level, a shade above it when you do well.',
    priceCents: 1800,
    quantity: 125,
    shipping: 0,
    sold: 263,
    createdDaysAgo: 150,
  },
  {
    slug: 'korean-talking-partner',
    name: '한국어 말하기 친구 · Korean Talking Partner',
    description:
      'A friend to practise Korean with, who notices when you slip between levels of speech. Pick a situation, a relationship and a mood. During the talk nothing is corrected; afterwards you get your five most useful mistakes, the natural way to say each and a two-line story that makes it stick. Romanisation can be switched off for good after the second week, and it will hold you to that.',
    priceCents: 2200,
    quantity: 96,
    shipping: 0,
    sold: 384,
    createdDaysAgo: 102,
  },
  {
    slug: 'witness-stand-history',
    name: 'Witness Stand: History in Class',
    description:
      'Calls five invented witnesses of a real event and lets the class examine them. A baker, a clerk, a soldier, a child and somebody who was not there but says so firmly. Each knows only what such a person could have known, and each has a reason to bend it. Pupils question, compare and write the verdict; the teacher’s sheet lists the sources that every statement rests on.',
    priceCents: 1600,
    quantity: 84,
    shipping: 0,
    sold: 321,
    createdDaysAgo: 206,
  },
  {
    slug: 'word-roots-deck',
    name: 'Word Roots Deck, 80 printed cards',
    description:
      'Eighty Greek and Latin roots on cards, each with a prompt that grows new words from it. Learners combine two or three roots, guess the meaning, and let the prompt tell them whether the word exists, could exist or already means something else. Printed in two colours, round corners, sent by post in a cotton pouch. A booklet suggests six games for pairs and whole classes.',
    priceCents: 2800,
    quantity: 24,
    shipping: 1,
    sold: 137,
    createdDaysAgo: 246,
  },
  {
    slug: 'exam-questions-three-levels',
    name: 'Exam Questions at Three Levels',
    description:
      'Writes each exam question three times: recall it, use it, judge it. You provide the chapter and the goals of the course. Every question has a model answer, the points for each step and the wrong answers to expect, with what they reveal. A second version of the paper with equal difficulty is made at the same time, for the next row or the resit in September.',
    priceCents: 1700,
    quantity: 145,
    shipping: 0,
    sold: 566,
    createdDaysAgo: 174,
  },
  {
    slug: 'feedback-in-two-minutes',
    name: 'Feedback in Two Minutes',
    description:
      'Helps a teacher give thirty essays a comment that is short, kind and of some use. Dictate what you noticed while reading, half sentences are fine. The prompt turns it into one strength with its line number, one thing to change and a task of ten minutes that practises exactly this. It remembers what it told each pupil last time and asks whether it helped.',
    priceCents: 900,
    quantity: 200,
    shipping: 0,
    sold: 839,
    createdDaysAgo: 54,
  },
  {
    slug: 'kitchen-table-chemistry',
    name: 'Kitchen-Table Chemistry',
    description:
      'Experiments with red cabbage, baking soda and a torch, explained to the depth you ask for. Say how old the children are, what is in the cupboard and how much mess is acceptable. Safety comes first and in bold, the surprise comes second, the explanation last, when someone asks why. Each experiment says how it usually fails, because that is when the best questions come.',
    priceCents: 300,
    quantity: 0,
    shipping: 0,
    sold: 451,
    createdDaysAgo: 14,
  },
]
