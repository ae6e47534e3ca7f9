// R13: the product's name stands in one place.
export const PRODUCT_NAME = 'NexusAI Academy';
