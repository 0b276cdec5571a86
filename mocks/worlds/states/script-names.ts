/** Names of products in many scripts: right to left, wide, combined from several characters. */
export const scriptNames = [
  'مساعد كتابة الرسائل',
  'עוזר מכתבים',
  '求职信教练',
  '自己紹介の先生',
  '자기소개서 코치',
  'पत्र लेखन सहायक',
  'ผู้ช่วยเขียนจดหมาย',
  'Помощник по письмам',
  'Βοηθός επιστολών',
  'Trợ lý viết thư',
  'Übergrößenträger für Straßenschäden',
  '👩🏽‍💻🏳️‍🌈🧑‍🤝‍🧑',
] as const
