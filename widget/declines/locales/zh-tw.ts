import type { DeclineTexts } from '../decline-texts'

/** Chinese of Taiwan. */
export const zhTW: DeclineTexts = {
  declined: '您的付款遭到拒絕。請檢查輸入的資料，或選擇其他付款方式。詳情請洽您的銀行。',
  'check-details': '付款資料未獲接受。請檢查後再試一次，或選擇其他付款方式。',
  'use-another-method': '無法使用這種方式付款。請選擇其他付款方式。',
  'ask-your-bank': '您的銀行未核准這筆付款。請洽詢銀行，或選擇其他付款方式。',
  'confirm-with-bank':
    '您的銀行要求您確認這筆付款。請再試一次並依照銀行的指示操作，或選擇其他付款方式。',
  'card-expired': '這張卡片已過期。請改用其他卡片，或選擇其他付款方式。',
  'limit-reached': '可用餘額不足，或已達額度上限。請選擇其他付款方式，或洽詢您的銀行。',
  'try-again-later': '目前無法處理這筆付款。請過幾分鐘再試一次，或選擇其他付款方式。',
  'possible-duplicate': '您似乎已經付過這筆款項。再次付款前，請先確認先前的付款是否成功。',
  'shop-problem': '由於本商店的問題，無法收取這筆付款。請選擇其他付款方式，或聯絡本商店。',
}
