/** Between the levels of a taxonomy path. */
const SEPARATOR = " > ";

/** Products by department, shelf and kind. */
const tree: Record<string, Record<string, readonly string[]>> = {
  "Sports & Outdoors": {
    Running: [
      "Road Running Shoes",
      "Trail Running Shoes",
      "Running Shorts",
      "Running Jackets",
      "Hydration Vests",
      "Running Socks",
    ],
    Cycling: ["City Bikes", "Gravel Bikes", "Electric Bikes", "Bike Helmets", "Bike Lights", "Panniers"],
    Camping: ["Tents", "Sleeping Bags", "Camp Stoves", "Headlamps", "Camp Furniture"],
    Fitness: ["Resistance Bands", "Yoga Mats", "Dumbbells", "Foam Rollers", "Jump Ropes"],
    "Water Sports": ["Paddle Boards", "Wetsuits", "Swim Goggles", "Dry Bags"],
  },
  "Beauty & Personal Care": {
    "Skin Care": ["Cleansers", "Face Serums", "Moisturizers", "Sunscreens", "Face Masks", "Eye Creams"],
    Makeup: ["Foundations", "Mascaras", "Lip Tints", "Blushes", "Makeup Brushes"],
    "Hair Care": ["Shampoos", "Conditioners", "Hair Oils", "Hair Dryers", "Styling Creams"],
    "Oral Care": ["Electric Toothbrushes", "Toothpastes", "Dental Floss", "Teeth Whitening"],
    Shaving: ["Razors", "Shaving Creams", "Beard Oils", "Trimmers"],
  },
  "Food & Drink": {
    Coffee: ["Whole Bean Coffee", "Ground Coffee", "Coffee Capsules", "Instant Coffee", "Cold Brew"],
    Tea: ["Green Tea", "Black Tea", "Herbal Tea", "Matcha"],
    "Meal Kits": [
      "Family Meal Kits",
      "Vegetarian Meal Kits",
      "Low-Carb Meal Kits",
      "Ready-to-Heat Meals",
      "Breakfast Kits",
    ],
    Snacks: ["Protein Bars", "Dried Fruit", "Crackers", "Nut Mixes", "Chocolate"],
    Pantry: ["Olive Oil", "Hot Sauce", "Pasta", "Spice Blends"],
  },
  Pets: {
    "Dog Food": ["Dry Dog Food", "Wet Dog Food", "Fresh Dog Food", "Dog Treats", "Puppy Food"],
    "Cat Food": ["Dry Cat Food", "Wet Cat Food", "Cat Treats", "Kitten Food"],
    "Pet Accessories": ["Leashes", "Pet Beds", "Scratching Posts", "Pet Carriers", "Feeding Bowls"],
    "Pet Health": ["Dental Chews", "Joint Supplements", "Flea Care"],
  },
  "Home & Garden": {
    Kitchen: [
      "Kettles",
      "Small Appliances",
      "Frying Pans",
      "Kitchen Knives",
      "Storage Jars",
      "Baking Dishes",
    ],
    "Garden Tools": ["Pruning Shears", "Hand Trowels", "Garden Hoses", "Lawn Mowers", "Watering Cans"],
    Plants: ["Seeds", "Indoor Plants", "Raised Beds", "Potting Soil"],
    Bedroom: ["Foam Mattresses", "Hybrid Mattresses", "Mattress Toppers", "Pillows", "Bed Frames", "Duvets"],
    Lighting: ["Desk Lamps", "String Lights", "Smart Bulbs"],
    Cleaning: ["Cordless Vacuums", "Laundry Sheets", "Dish Soap", "Mops"],
  },
  Travel: {
    Luggage: ["Carry-On Suitcases", "Checked Suitcases", "Packing Cubes", "Luggage Tags"],
    Bags: ["Travel Backpacks", "Duffel Bags", "Weekender Bags", "Belt Bags", "Toiletry Bags"],
    "Travel Comfort": ["Neck Pillows", "Travel Adapters", "Sleep Masks"],
  },
  Health: {
    Supplements: ["Magnesium", "Multivitamins", "Omega-3", "Probiotics", "Greens Powders", "Collagen"],
    "Sports Nutrition": ["Protein Powders", "Electrolytes", "Pre-Workout", "Creatine"],
    Sleep: ["Sleep Gummies", "Sleep Trackers", "Weighted Blankets"],
    "First Aid": ["Bandages", "Thermometers", "Blister Care"],
  },
  Education: {
    "Language Learning": [
      "Vocabulary Apps",
      "Conversation Apps",
      "Live Language Classes",
      "Grammar Courses",
      "Language Podcasts",
    ],
    "Online Courses": ["Coding Courses", "Drawing Courses", "Music Lessons", "Cooking Classes"],
    "Study Supplies": ["Flash Cards", "Planners", "Notebooks"],
  },
  "Toys & Games": {
    "Building Toys": ["Wooden Blocks", "Magnetic Tiles", "Marble Runs", "Model Kits"],
    "Early Learning": ["Sorting Toys", "Sensory Toys", "Activity Books", "Toy Subscriptions"],
    "Pretend Play": ["Play Kitchens", "Dolls", "Costumes", "Toy Vehicles"],
    Puzzles: ["Jigsaw Puzzles", "Brain Teasers", "Board Games", "Card Games"],
  },
  "Fashion & Accessories": {
    Eyewear: ["Prescription Glasses", "Sunglasses", "Reading Glasses", "Screen Glasses", "Kids Glasses"],
    "Contact Lens Care": ["Daily Lenses", "Lens Solution", "Lens Cases"],
    Clothing: ["T-Shirts", "Knitwear", "Denim", "Outerwear", "Underwear"],
    Shoes: ["Sneakers", "Boots", "Sandals", "Slippers"],
    Jewelry: ["Rings", "Necklaces", "Earrings", "Watches"],
  },
  Finance: {
    "Money Apps": ["Budgeting Apps", "Savings Apps", "Expense Splitting", "Investing Apps"],
    Insurance: ["Pet Insurance", "Travel Insurance", "Home Insurance"],
    "Business Tools": ["Invoicing", "Payroll", "Business Accounts"],
  },
  Electronics: {
    Audio: ["Headphones", "Earbuds", "Portable Speakers", "Turntables"],
    "Phone Accessories": ["Phone Cases", "Chargers", "Screen Protectors", "Phone Stands"],
    Computing: ["Keyboards", "Monitors", "Webcams", "Laptop Sleeves"],
  },
};

/** Every path of three levels, in the order of the tree. */
export const taxonomyPaths: readonly string[] = Object.freeze(
  Object.entries(tree).flatMap(([department, shelves]) =>
    Object.entries(shelves).flatMap(([shelf, kinds]) =>
      kinds.map((kind) => [department, shelf, kind].join(SEPARATOR)),
    ),
  ),
);

/** The paths under one of these shelves, each given as its first two levels. */
export function pathsUnder(shelves: readonly string[]): readonly string[] {
  return taxonomyPaths.filter((path) => shelves.some((shelf) => path.startsWith(shelf + SEPARATOR)));
}
