import type { DeclineTexts } from '../decline-texts'

/** Simplified Chinese outside China. */
export const zhXC: DeclineTexts = {
  declined: '您的付款被拒绝。请核对所填信息，或换一种付款方式。详情请咨询您的银行。',
  'check-details': '付款信息未被接受。请核对后重试，或换一种付款方式。',
  'use-another-method': '无法用这种方式付款。请换一种付款方式。',
  'ask-your-bank': '您的银行没有批准这笔付款。请联系银行，或换一种付款方式。',
  'confirm-with-bank': '您的银行要求您确认这笔付款。请重试并按照银行的指示操作，或换一种付款方式。',
  'card-expired': '此卡已过期。请使用另一张卡，或换一种付款方式。',
  'limit-reached': '可用余额不足，或已达到限额。请换一种付款方式，或咨询您的银行。',
  'try-again-later': '目前无法处理这笔付款。请过几分钟再试，或换一种付款方式。',
  'possible-duplicate': '您似乎已经付过这笔款。再次付款前，请先确认之前的付款是否成功。',
  'shop-problem': '由于商家方面的问题，未能收取这笔付款。请换一种付款方式，或联系商家。',
}
