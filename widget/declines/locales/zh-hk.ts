import type { DeclineTexts } from '../decline-texts'

/** Chinese of Hong Kong. */
export const zhHK: DeclineTexts = {
  declined: '你的付款被拒絕。請核對所填資料，或選擇其他付款方法。詳情可向你的銀行查詢。',
  'check-details': '付款資料未獲接受。請核對後再試，或選擇其他付款方法。',
  'use-another-method': '不能以此方法付款。請選擇其他付款方法。',
  'ask-your-bank': '你的銀行未有批准這筆付款。請聯絡銀行，或選擇其他付款方法。',
  'confirm-with-bank':
    '你的銀行要求你確認這筆付款。請再試並按照銀行的指示操作，或選擇其他付款方法。',
  'card-expired': '此卡已過期。請使用另一張卡，或選擇其他付款方法。',
  'limit-reached': '可用結餘不足或已達限額。請選擇其他付款方法，或向你的銀行查詢。',
  'try-again-later': '暫時未能處理這筆付款。請於數分鐘後再試，或選擇其他付款方法。',
  'possible-duplicate': '你似乎已經支付過這筆款項。再次付款前，請先確認之前的付款是否成功。',
  'shop-problem': '由於本店的問題，未能收取這筆付款。請選擇其他付款方法，或聯絡本店。',
}
