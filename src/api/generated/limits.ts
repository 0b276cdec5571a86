// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.

/** Every limit of a named schema; lengths of a file are bytes. */
export const limits = {
  "Id": {
    "minLength": 1,
    "maxLength": 64
  },
  "Money": {
    "minimum": 0,
    "maximum": 100000000,
    "decimalPlaces": 2
  },
  "Price": {
    "minimum": 0,
    "maximum": 100000,
    "decimalPlaces": 2
  },
  "UserName": {
    "minLength": 1,
    "maxLength": 64
  },
  "Email": {
    "minLength": 3,
    "maxLength": 254
  },
  "Password": {
    "minLength": 6,
    "maxLength": 128
  },
  "FoundProducts": {
    "maxItems": 100
  },
  "CategoryName": {
    "minLength": 1,
    "maxLength": 32
  },
  "ProductName": {
    "minLength": 1,
    "maxLength": 120
  },
  "ProductDescription": {
    "minLength": 1,
    "maxLength": 2000
  },
  "Quantity": {
    "minimum": 0,
    "maximum": 1000000
  },
  "PhotoFile": {
    "maxLength": 5242880,
    "maxPixels": 40000000
  },
  "SearchText": {
    "minLength": 1,
    "maxLength": 120
  },
  "CategoryFilter": {
    "maxItems": 100
  },
  "PaymentMethodNonce": {
    "minLength": 1,
    "maxLength": 256
  },
  "OrderStatus": {
    "minLength": 1,
    "maxLength": 32
  },
  "Count": {
    "minimum": 1,
    "maximum": 1000
  },
  "Address": {
    "minLength": 1,
    "maxLength": 500
  },
  "OrderLinesCreate": {
    "maxItems": 100
  }
} as const
