import type { DeclineTexts } from '../decline-texts'

/** Indonesian. */
export const idID: DeclineTexts = {
  declined:
    'Pembayaran Anda ditolak. Periksa data yang Anda masukkan atau pilih cara pembayaran lain. Untuk keterangan lebih lanjut, hubungi bank Anda.',
  'check-details':
    'Data pembayaran tidak diterima. Periksa datanya lalu coba lagi, atau pilih cara pembayaran lain.',
  'use-another-method':
    'Pembayaran ini tidak dapat dilakukan dengan cara ini. Pilih cara pembayaran lain.',
  'ask-your-bank':
    'Bank Anda tidak menyetujui pembayaran ini. Hubungi bank Anda atau pilih cara pembayaran lain.',
  'confirm-with-bank':
    'Bank Anda meminta Anda mengonfirmasi pembayaran ini. Coba lagi dan ikuti petunjuk bank, atau pilih cara pembayaran lain.',
  'card-expired':
    'Masa berlaku kartu ini sudah habis. Gunakan kartu lain atau pilih cara pembayaran lain.',
  'limit-reached':
    'Saldo tidak cukup untuk pembayaran ini atau batas penggunaan telah tercapai. Pilih cara pembayaran lain atau tanyakan kepada bank Anda.',
  'try-again-later':
    'Pembayaran tidak dapat diproses saat ini. Coba lagi dalam beberapa menit atau pilih cara pembayaran lain.',
  'possible-duplicate':
    'Sepertinya Anda sudah melakukan pembayaran ini. Periksa apakah pembayaran itu berhasil sebelum membayar lagi.',
  'shop-problem':
    'Toko ini tidak dapat menerima pembayaran karena ada masalah di pihak toko. Pilih cara pembayaran lain atau hubungi toko.',
}
