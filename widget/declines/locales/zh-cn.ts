import type { DeclineTexts } from '../decline-texts'

/** Chinese of mainland China. */
export const zhCN: DeclineTexts = {
  declined: '您的付款被拒绝。请检查所填信息，或选择其他付款方式。详情可咨询您的银行。',
  'check-details': '付款信息未被接受。请检查后重试，或选择其他付款方式。',
  'use-another-method': '无法使用此方式完成付款。请选择其他付款方式。',
  'ask-your-bank': '您的银行未批准此笔付款。请联系银行，或选择其他付款方式。',
  'confirm-with-bank': '您的银行要求您确认此笔付款。请重试并按银行的提示操作，或选择其他付款方式。',
  'card-expired': '此卡已过期。请换一张卡，或选择其他付款方式。',
  'limit-reached': '可用余额不足或已达到限额。请选择其他付款方式，或咨询您的银行。',
  'try-again-later': '目前无法处理此笔付款。请过几分钟再试，或选择其他付款方式。',
  'possible-duplicate': '您似乎已经支付过这笔款项。再次付款前，请先确认之前的付款是否成功。',
  'shop-problem': '由于本店的问题，未能收取此笔付款。请选择其他付款方式，或联系本店。',
}
