import sharp from 'sharp';

// Each image is worked at by one thread, and nothing is kept between two of them.
sharp.concurrency(1);
sharp.cache(false);
// Formats that we never take cannot be decoded at all, whatever a file makes libvips believe.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

export { sharp };
